import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isOver } from '#domain/orders/order-status.ts'
import type { Reservation } from '#domain/orders/reservation.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, orders, payments } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { saleOf } from '../../products/sale-of.ts'
import { isForOrder } from '../ledger/payment-row.ts'
import { type CheckoutRow, type ItemOfCheckout, readCheckoutRow, updateItem } from './checkout-row.ts'

const Payload = z.object({ agencyId: z.uuid(), itemId: z.uuid() })
type Payload = z.infer<typeof Payload>

/** The interval between checks of a payment in progress. */
const WHILE_PAYING_MS = 60_000

/**
 * Releases the reservation of an item without an order, once its checkout or its order has ended. Until then it waits; for a paid item it does
 * nothing. When the supplier refuses, the release is retried, and the reservation expires at the supplier at the latest.
 */
export const releaseReservation: Job<typeof Payload> = defineJob({
  name: 'checkouts.release-reservation',
  payload: Payload,
  retries: 12,
  async handle(system, job) {
    const ctx = await systemCtx(system, job.agencyId)
    const due = await ctx.tx((tx) => takeBack(tx, ctx, job))
    if (!due) return
    await saleOf(due.product).reservation?.release(ctx, due.reservation)
    await ctx.tx(async (tx) => {
      const { row, item } = await lockItem(tx, ctx, job.itemId)
      if (item.reservation?.state === 'releasing') await setState(tx, ctx, { row, item }, 'released')
    })
  },
})

/** Enqueues it for items whose checkout has just expired. */
export async function releaseNow(tx: Transaction, ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) await ctx.system.jobs.enqueue(tx, releaseReservation, { agencyId: ctx.agencyId, itemId })
}

async function lockItem(tx: Transaction, ctx: Ctx, itemId: string): Promise<Locked> {
  const [found] = await tx
    .select({ checkoutId: checkoutItems.checkoutId })
    .from(checkoutItems)
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, itemId)))
  const row = await readCheckoutRow(tx, ctx, found?.checkoutId ?? itemId, 'lock')
  const item = row.items.find(({ id }) => id === itemId)
  if (!item) throw new Error('an item is in its checkout')
  return { row, item }
}

interface Locked {
  row: CheckoutRow
  item: ItemOfCheckout
}

async function setState(tx: Transaction, ctx: Ctx, { row, item }: Locked, state: Reservation['state']): Promise<void> {
  if (item.reservation) await updateItem(tx, ctx, row, { id: item.id, reservation: { ...item.reservation, state } })
}

/** The reservation to release now, marked so that nothing else uses it; null if there is none yet. */
async function takeBack(tx: Transaction, ctx: Ctx, job: Payload) {
  const { row, item } = await lockItem(tx, ctx, job.itemId)
  const { product, reservation } = item
  if (!reservation || reservation.state === 'released') return null
  const due = await dueAt(tx, ctx, row, { ...item, reservation })
  if (due === null) return null
  const waitMs = due - ctx.now().getTime()
  if (waitMs > 0) {
    await ctx.system.jobs.enqueue(tx, releaseReservation, job, { afterSeconds: Math.ceil(waitMs / 1_000) })
    return null
  }
  await setState(tx, ctx, { row, item }, 'releasing')
  return { product, reservation }
}

/** The earliest time of the release, as milliseconds since 1970; null where the item's order owns the reservation. */
async function dueAt(
  tx: Transaction,
  ctx: Ctx,
  { state, expiresAt }: CheckoutRow,
  { orderId, reservation }: ItemOfCheckout & { reservation: Reservation },
): Promise<number | null> {
  const ends = state === 'gone' ? 0 : expiresAt.getTime()
  if (!orderId) return ends
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  if (!order || isOver(order.status)) return 0
  if (order.status !== 'Pending') return null
  const coming = and(eq(payments.agencyId, ctx.agencyId), isForOrder(tx, ctx, orderId), eq(payments.status, 'pending'))
  if ((await tx.$count(payments, coming)) === 0) return ends
  return Math.max(ends, Math.min(Date.parse(reservation.until), ctx.now().getTime() + WHILE_PAYING_MS))
}
