import { canTake } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { recordEvent } from '../../events/record-event.ts'
import { saleOf } from '../../products/sale-of.ts'
import { wasHeld } from './hold-state.ts'
import { readOnTop } from './on-top.ts'
import { type Order, transitionOrder } from './transition-order.ts'

/**
 * Ends an order that could not be fulfilled, with the supplier's reason if it gave one. The event's subscribers refund the payment and release
 * reserved seats and places.
 */
export async function failOrder(
  tx: Transaction,
  ctx: Ctx,
  input: { order: Order; reason: string; words?: string | null; isDecided?: boolean },
): Promise<void> {
  const { order, reason, words, isDecided = false } = input
  const event = canTake(order.status, 'failed') ? 'failed' : 'cancelled'
  await transitionOrder(tx, ctx, { order, event, note: words ? `${reason} “${words}”` : reason })
  const reservedItem = saleOf(order.product).reservation ? order.checkoutItemId : null
  const payload = {
    reason,
    wasHeld: wasHeld(order),
    isDecided,
    hasOnTop: (await readOnTop(tx, ctx, order)).length > 0,
    reservedItem,
  }
  await recordEvent(tx, ctx, { kind: 'order.failed', subject: order.id, payload })
}
