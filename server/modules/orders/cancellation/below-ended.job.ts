import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { readWhatEnds } from './on-top-ends.ts'
import { refundOf } from './refund-of.ts'

/** Applies the products' rules to the orders on top of an order that ended, and records the result in their history. */
export const belowEnded: Job<typeof OfOrder> = defineJob({
  name: 'orders.below-ended',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const { number, onTop } = await ctx.tx(async (tx) => {
      const below = await lockOrder(tx, ctx, orderId)
      return { number: formatOrderNumber(below), onTop: await readWhatEnds(tx, ctx, below) }
    })
    for (const { order, does, says } of onTop) {
      await remark(ctx, order, `${number}, which it belongs to, has ended. ${says}`)
      if (does === 'cancel') await cancel(ctx, order, orderId)
    }
  },
})

const remark = (ctx: Ctx, { id }: Order, note: string) =>
  ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: id, event: 'below-ended', note }))

async function cancel(ctx: Ctx, order: Order, below: string): Promise<void> {
  try {
    const { refund } = refundOf(ctx, order).refund
    await cancelOrder(ctx, { id: order.id, idempotencyKey: `below-ended-${below}`, refund })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await remark(ctx, order, `It could not be cancelled: ${error.message} Cancel it by hand.`)
  }
}
