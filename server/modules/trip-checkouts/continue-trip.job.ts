import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { isOver, type OrderStatus } from '#domain/orders/order-status.ts'
import { isSettled, type ItemState, nextStep } from '#domain/trips/saga.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, orderEvents, orders, plannedItems, tripCheckouts } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { readCheckoutRow } from '../checkouts/checkout-row.ts'
import { cancelOrder } from '../orders/cancellation/cancel-order.ts'
import { refundOf } from '../orders/cancellation/refund-of.ts'
import { failOrder } from '../orders/fail-order.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'

const REASON = 'Another item of the trip could not be booked, and all or nothing was chosen.'

/** Takes the next step of booking the trip of an order: after the payment, and after each item was booked or refused. */
export const continueTrip: Job<typeof OfOrder> = defineJob({
  name: 'trips.continue',
  payload: OfOrder,
  retries: 8,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const undo = await ctx.tx((tx) => takeStep(tx, ctx, orderId))
    for (const order of undo) await undoOrder(ctx, order)
  },
})

/** Asks for items or fails them in one transaction; returns the booked orders that must be cancelled. */
async function takeStep(tx: Transaction, ctx: Ctx, orderId: string): Promise<Order[]> {
  const [found] = await tx
    .select({ trip: tripCheckouts })
    .from(orders)
    .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
    .innerJoin(tripCheckouts, eq(tripCheckouts.checkoutId, checkoutItems.checkoutId))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  const { onFailure = null, checkoutId = '', plannedItemIds = [] } = found?.trip ?? {}
  if (!onFailure) return []
  const { items } = await readCheckoutRow(tx, ctx, checkoutId, 'lock')
  const made: Order[] = []
  for (const { orderId: id } of items) if (id) made.push(await lockOrder(tx, ctx, id))
  const failed = await failedAmong(tx, ctx, made)
  const saga = made.map((order) => ({ id: order.id, state: stateOf(order, failed) }))
  const { ask, fail, undo } = nextStep(saga, onFailure)
  for (const order of made) {
    if (ask.includes(order.id))
      await startFulfilment(tx, ctx, { order, event: order.status === 'Paid' ? 'fulfilment-started' : 'nothing-due' })
    if (fail.includes(order.id)) await failOrder(tx, ctx, { order, reason: REASON })
  }
  if (isSettled(saga, onFailure)) {
    const booked = plannedItemIds.filter((_, at) => saga[at]?.state === 'booked')
    if (booked.length > 0)
      await tx.delete(plannedItems).where(and(eq(plannedItems.agencyId, ctx.agencyId), inArray(plannedItems.id, booked)))
  }
  return made.filter(({ id }) => undo.includes(id))
}

/** The orders that could not be booked, as against those that were cancelled later. */
async function failedAmong(tx: Transaction, ctx: Ctx, made: readonly Order[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.agencyId, ctx.agencyId),
        inArray(
          orderEvents.orderId,
          made.map(({ id }) => id),
        ),
        inArray(orderEvents.event, ['failed', 'cancelled']),
      ),
    )
  return new Set(rows.map((row) => row.orderId))
}

const asked: ReadonlySet<OrderStatus> = new Set(['PendingTicketIssue', 'AwaitingAdmin', 'Booked'])

function stateOf({ id, status }: Order, failed: ReadonlySet<string>): ItemState {
  if (failed.has(id)) return 'failed'
  if (isOver(status)) return 'undone'
  if (status === 'TicketCancelationRequested') return 'undoing'
  if (status === 'Issued') return 'booked'
  return asked.has(status) ? 'asked' : 'waiting'
}

/** Cancels a booked item of a failed trip for all its money; a person is told where that is no longer possible. */
async function undoOrder(ctx: Ctx, order: Order): Promise<void> {
  const remark = (note: string) => ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: order.id, event: 'trip-failed', note }))
  try {
    const { refund, charged } = refundOf(ctx, order).refund
    if (!isSame(refund, charged)) return await remark(`${REASON} It is no longer free to cancel: decide whether to keep it.`)
    await cancelOrder(ctx, { id: order.id, idempotencyKey: `trip-undo-${order.id}`, refund })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'supplier.unavailable') throw error
    await remark(`${REASON} It could not be cancelled: ${error.message} Cancel it by hand.`)
  }
}
