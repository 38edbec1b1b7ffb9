import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { saleOf } from '../../products/sale-of.ts'
import { readCheckoutRow, updateCheckout, updateItem } from './checkout-row.ts'
import { endOfCheckout, insertCheckout, type NewItem } from './insert-checkout.ts'
import { releaseNow, releaseReservation } from './release-reservation.job.ts'

/** After this time a reservation call without a recorded result is resolved. */
const POLL_AFTER_SECONDS = 60

/** Suppliers' reservations, by checkout item. */
type Kept = Map<string, { id: string; until: Date }>

/**
 * Opens a checkout of these items for the actor. Products with reservations reserve before the checkout can be used; it expires no later than the
 * first reservation. Throws SupplierError, `sold-out` when the last places were sold meanwhile; then everything is released.
 */
export async function openCheckout(ctx: Ctx, items: readonly NewItem[], expiresAt = endOfCheckout(ctx)): Promise<{ id: string }> {
  if (!items.some(({ product }) => saleOf(product).reservation)) {
    const { id } = await ctx.batch((tx) => insertCheckout(tx, ctx, items, expiresAt))
    return { id }
  }
  const { id, itemIds } = await ctx.tx((tx) => ask(tx, ctx, items))
  let reference = ''
  try {
    const answers: Kept = new Map()
    for (const [at, { product, search = null, offer }] of items.entries()) {
      reference = itemIds[at] ?? ''
      const answer = await saleOf(product).reservation?.reserve(ctx, { search, offer }, { reference, until: endOfCheckout(ctx) })
      if (answer) answers.set(reference, answer)
    }
    if (!(await ctx.tx((tx) => open(tx, ctx, id, answers)))) throw new AppError('supplier.unavailable')
    return { id }
  } catch (error) {
    const isRefused = error instanceof SupplierError && error.kind !== 'unknown-outcome'
    if (error instanceof SupplierError || error instanceof AppError)
      await ctx.tx((tx) => giveUp(tx, ctx, { id, itemIds, refused: isRefused ? reference : null }))
    throw error
  }
}

/** The intent: an expired checkout, so that a crash leaves none that could be paid, with the jobs that release its reservations. */
async function ask(tx: Transaction, ctx: Ctx, items: readonly NewItem[]) {
  const checkout = await insertCheckout(tx, ctx, items, ctx.now())
  const row = await readCheckoutRow(tx, ctx, checkout.id)
  const until = endOfCheckout(ctx).toISOString()
  for (const { id: itemId } of row.items.filter(({ product }) => saleOf(product).reservation)) {
    await updateItem(tx, ctx, row, { id: itemId, reservation: { reference: itemId, id: null, until, state: 'asked' } })
    await ctx.system.jobs.enqueue(
      tx,
      releaseReservation,
      { agencyId: ctx.agencyId, itemId },
      { afterSeconds: POLL_AFTER_SECONDS },
    )
  }
  return checkout
}

/** Stores the reservations and makes the checkout usable; false if the response came so late that the reservations are being released. */
async function open(tx: Transaction, ctx: Ctx, id: string, answers: Kept): Promise<boolean> {
  const row = await readCheckoutRow(tx, ctx, id, 'lock')
  const ends = [endOfCheckout(ctx).getTime()]
  let isInTime = true
  for (const { id: itemId, reservation } of row.items) {
    const answer = answers.get(itemId)
    if (!answer || !reservation) continue
    isInTime &&= reservation.state === 'asked'
    ends.push(answer.until.getTime())
    const held = { ...reservation, id: answer.id, until: answer.until.toISOString(), state: 'held' as const }
    await updateItem(tx, ctx, row, { id: itemId, reservation: held })
  }
  if (isInTime) await updateCheckout(tx, ctx, row, { expiresAt: new Date(Math.min(...ends)) })
  return isInTime
}

/** Releases confirmed and possible reservations; a refused item has none. */
async function giveUp(tx: Transaction, ctx: Ctx, checkout: { id: string; itemIds: readonly string[]; refused: string | null }) {
  const row = await readCheckoutRow(tx, ctx, checkout.id, 'lock')
  if (checkout.refused) await updateItem(tx, ctx, row, { id: checkout.refused, reservation: null })
  await releaseNow(tx, ctx, checkout.itemIds)
}
