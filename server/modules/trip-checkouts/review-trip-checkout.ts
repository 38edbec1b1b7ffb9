import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { AppError } from '#domain/errors.ts'
import { add, isSame, type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertOpen, type CheckoutRow, updateCheckout, updateItem } from '../checkouts/checkout-row.ts'
import { releaseNow } from '../checkouts/release-reservation.job.ts'
import { isAsAgreed, repriceItem } from '../checkouts/review-checkout.ts'
import type { Repriced } from '../products/product-sale.ts'
import { releasePlaces } from './packaged/book-places.ts'
import { isPackaged } from './packaged/keep-package-price.ts'
import { reviewPackage } from './packaged/review-package.ts'
import { readTripCheckout } from './trip-checkout-row.ts'
import { describeTripCheckout, viewTripCheckout } from './view-trip-checkout.ts'

/**
 * Checks the price of every item at its supplier, all at once. Changed ones wait for the buyer's decision. Throws trip.item-gone with the titles of
 * those that are sold no longer, and package.below-cost for a package that costs more than its price; the checkout is closed then.
 */
export async function reviewTripCheckout(ctx: Ctx, id: string): Promise<TripCheckout> {
  const { row } = await ctx.tx((tx) => readTripCheckout(tx, ctx, id))
  assertOpen(ctx, row)
  const answers = new Map(await Promise.all(row.items.map(async (item) => [item.id, await repriceItem(ctx, item)] as const)))
  const { view, refusal } = await ctx.tx(async (tx) => {
    const locked = await readTripCheckout(tx, ctx, id, 'lock')
    assertOpen(ctx, locked.row)
    const lost = locked.row.items.filter((item) => {
      const now = answers.get(item.id)
      return !now || now === 'gone' || (item.reservation && !saleOf(item.product).sameOffer(item.offer, now.offer))
    })
    if (lost.length > 0) {
      await close(tx, ctx, locked.row)
      const titles = lost.map((item) => saleOf(item.product).describeChoice(ctx, item).title)
      return { view: null, refusal: new AppError('trip.item-gone', { titles }) }
    }
    const reviewed = isPackaged(locked.row.items)
      ? await reviewPackage(tx, ctx, locked.row, answers)
      : await reviewItems(tx, ctx, locked.row, answers)
    if (reviewed instanceof AppError) {
      await close(tx, ctx, locked.row)
      return { view: null, refusal: reviewed }
    }
    const row = await updateCheckout(tx, ctx, reviewed.row, { reviewedAt: reviewed.isSame ? ctx.now() : null })
    return { view: await describeTripCheckout(tx, ctx, { ...locked, row }), refusal: null }
  })
  if (!view) throw refusal ?? new Error('a refused review says why')
  return view
}

/** Closes a locked checkout and releases what is reserved for it. */
async function close(tx: Transaction, ctx: Ctx, row: CheckoutRow): Promise<void> {
  const reserved = row.items.filter(({ reservation }) => reservation)
  await releaseNow(
    tx,
    ctx,
    reserved.map((item) => item.id),
  )
  if (isPackaged(row.items)) await releasePlaces(tx, ctx, row.id)
  await updateCheckout(tx, ctx, row, { state: 'gone' })
}

async function reviewItems(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  answers: ReadonlyMap<string, Repriced | 'gone'>,
): Promise<{ row: CheckoutRow; isSame: boolean }> {
  let changed = row
  let isSameTrip = true
  for (const item of row.items) {
    const now = answers.get(item.id)
    if (!now || now === 'gone') continue
    const same = isAsAgreed(ctx, item, now)
    isSameTrip &&= same
    changed = await updateItem(tx, ctx, changed, {
      id: item.id,
      ...(same
        ? { offer: now.offer, pendingOffer: null, pendingWaterfall: null }
        : { pendingOffer: now.offer, pendingWaterfall: now.waterfall }),
    })
  }
  return { row: changed, isSame: isSameTrip }
}

/** Accepts all changed prices exactly as they were shown, by the total of the trip. */
export async function acceptTripPrices(ctx: Ctx, input: { id: string; total: Money }): Promise<TripCheckout> {
  await ctx.tx(async (tx) => {
    const { row } = await readTripCheckout(tx, ctx, input.id, 'lock')
    assertOpen(ctx, row)
    const total = row.items.reduce(
      (sum, { waterfall, pendingWaterfall }) => add(sum, (pendingWaterfall ?? waterfall).total),
      zero(input.total.currency),
    )
    if (!isSame(total, input.total)) throw new AppError('checkout.price-changed', { total })
    await updateCheckout(tx, ctx, row, { reviewedAt: ctx.now() })
    for (const { id, pendingOffer, pendingWaterfall } of row.items)
      if (pendingOffer && pendingWaterfall)
        await updateItem(tx, ctx, row, {
          id,
          offer: pendingOffer,
          waterfall: pendingWaterfall,
          pendingOffer: null,
          pendingWaterfall: null,
        })
  })
  return viewTripCheckout(ctx, input.id)
}
