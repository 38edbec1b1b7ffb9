import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { withinLimit } from '../limits/request-approval.ts'
import { readOrder } from '../orders/read-order.ts'
import type { HeldPayment } from './pay-held-order.ts'

/** Throws approval.waiting for a payment from the wallet above the limit of the member's role; a colleague was then asked. */
export async function assertHeldWithinLimit(ctx: Ctx, input: HeldPayment): Promise<void> {
  if (input.method !== 'wallet') return
  await withinLimit(ctx, { action: 'pay-order', amount: input.total }, async () => {
    const { order } = await ctx.tx((tx) => readOrder(tx, ctx, input.id))
    if (order.status !== 'Not Paid') return null
    const { id, method, idempotencyKey, total } = input
    return {
      key: idempotencyKey,
      title: `${formatOrderNumber(order)}, ${order.title}`,
      orderId: order.id,
      checkoutId: null,
      order,
      until: order.payBy,
      input: { id, method, idempotencyKey, total },
    }
  })
}
