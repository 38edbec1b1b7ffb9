import type { OrderEvent } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, passThrough } from '../transition-order.ts'
import { issueOrder } from './issue-order.job.ts'

/** Marks an order as paid, as needing no payment now, or a paid one as being issued, and enqueues the job that books and issues it, in the transaction of the payment. */
export async function startFulfilment(
  tx: Transaction,
  ctx: Ctx,
  input: {
    order: Pick<Order, 'id' | 'status' | 'soldAt'>
    event: Extract<OrderEvent, 'wallet-paid' | 'customer-paid' | 'nothing-due' | 'fulfilment-started'>
    note?: string
    set?: Partial<Order>
  },
): Promise<void> {
  const { order, event, note, set = {} } = input
  const isPayment = event === 'wallet-paid' || event === 'customer-paid'
  const events = isPayment ? ([event, 'fulfilment-started'] as const) : ([event] as const)
  await passThrough(tx, ctx, { order, events, note, set })
  await ctx.system.jobs.enqueue(tx, issueOrder, { agencyId: ctx.agencyId, orderId: order.id })
}
