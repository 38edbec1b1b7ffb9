import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { withinLimit } from '../limits/request-approval.ts'
import { readOrder } from '../orders/read-order.ts'
import type { ChangeOrder } from './change-order.ts'

/** Throws approval.waiting for a change that costs or returns more than the limit of the member's role; a colleague was then asked. */
export async function assertChangeWithinLimit(
  ctx: Ctx,
  { id, pay, refund, wanted, idempotencyKey }: ChangeOrder<unknown>,
): Promise<void> {
  const actions = [
    { action: 'pay-change', amount: pay },
    { action: 'refund-change', amount: refund },
  ] as const
  for (const { action, amount } of actions) {
    if (amount.amount === 0) continue
    await withinLimit(ctx, { action, amount }, async () => {
      const { order } = await ctx.tx((tx) => readOrder(tx, ctx, id))
      if (order.status !== 'Issued') return null
      return {
        order,
        title: `${formatOrderNumber(order)}, ${order.title}`,
        orderId: order.id,
        checkoutId: null,
        until: null,
        key: idempotencyKey,
        // What is wanted may name people.
        input: { id, pay, refund, idempotencyKey, wantedCipher: ctx.system.cipher.seal(wanted) },
      }
    })
  }
}
