import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { withinLimit } from '../limits/request-approval.ts'
import type { Cancel } from './cancellation/cancel-order.ts'
import { readAtRisk } from './fulfilment/read-at-risk.ts'
import { readOrder } from './read-order.ts'

const describe = async (ctx: Ctx, id: string) => {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  return { order, title: `${formatOrderNumber(order)}, ${order.title}`, orderId: order.id, checkoutId: null, until: null }
}

/** Throws approval.waiting for a refund above the limit of the member's role; a colleague was then asked. */
export const assertCancelWithinLimit = (ctx: Ctx, { id, idempotencyKey, refund }: Cancel): Promise<void> =>
  withinLimit(ctx, { action: 'cancel-order', amount: refund }, async () => {
    const described = await describe(ctx, id)
    const { status } = described.order
    if (status !== 'Issued') return null
    return { ...described, key: idempotencyKey, input: { id, idempotencyKey, refund } }
  })

/** The same for an order that is decided as failed: what was paid goes back. */
export async function assertFailWithinLimit(ctx: Ctx, { id, note }: { id: string; note: string }): Promise<void> {
  if (!ctx.actor.limits || ctx.actor.limits.refundLimit === null) return
  const amount = await readAtRisk(ctx, id)
  await withinLimit(ctx, { action: 'fail-order', amount }, async () => {
    const described = await describe(ctx, id)
    const { status } = described.order
    if (status !== 'AwaitingAdmin') return null
    return { ...described, key: id, input: { id, note } }
  })
}
