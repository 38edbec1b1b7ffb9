import { type Money, money } from '#domain/money/money.ts'
import type { OrderEvent, OrderStatus } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { readOnTop } from '../on-top.ts'
import { type Order, transitionOrder } from '../transition-order.ts'
import { moveRequest } from './move-request.ts'

/** A refused cancellation restores the order's status. */
const refusedFrom: Partial<Record<OrderStatus, OrderEvent>> = { Booked: 'cancellation-refused-unissued' }

/** The supplier cancelled a locked order: the promised amount is refunded, whatever the supplier refunded, and the guests are notified. Idempotent. */
export async function confirmCancellation(
  tx: Transaction,
  ctx: Ctx,
  { order, supplierRefund }: { order: Order; supplierRefund: Money | null },
): Promise<void> {
  if (order.status !== 'TicketCancelationRequested') return
  const row = await moveRequest(tx, ctx, { orderId: order.id, kind: 'cancel', to: 'settling', set: { supplierRefund } })
  const refund = money(row?.refund ?? 0, order.currency)
  const note = refund.amount > 0 ? `${ctx.numbers.money(refund)} goes back.` : 'No refund.'
  await transitionOrder(tx, ctx, { order, event: 'cancellation-confirmed', note })
  if (refund.amount === 0) await moveRequest(tx, ctx, { orderId: order.id, kind: 'cancel', to: 'done' })
  const hasOnTop = (await readOnTop(tx, ctx, order)).length > 0
  await recordEvent(tx, ctx, { kind: 'order.cancelled', subject: order.id, payload: { refund: refund.amount, hasOnTop } })
}

/** The supplier did not cancel: the order's status is restored. */
export async function refuseCancellation(
  tx: Transaction,
  ctx: Ctx,
  { order, note }: { order: Order; note: string },
): Promise<void> {
  if (order.status !== 'TicketCancelationRequested') return
  const request = await moveRequest(tx, ctx, { orderId: order.id, kind: 'cancel', to: 'refused' })
  const event = (request && refusedFrom[request.statusBefore]) ?? 'cancellation-refused'
  // The next request is another call with another key.
  await transitionOrder(tx, ctx, { order, event, note, set: { payKey: ctx.newId() } })
}
