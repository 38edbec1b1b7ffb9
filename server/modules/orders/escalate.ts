import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { sendOrderMail } from '../notifications/send-order-mail.job.ts'
import { type Order, transitionOrder } from './transition-order.ts'

/** Only a person can settle a locked order now: it comes to the desk, and the members who may decide are mailed. `note` says why, a sentence. */
export async function escalate(
  tx: Transaction,
  ctx: Ctx,
  { order, note, set = {} }: { order: Order; note: string; set?: Partial<Order> },
): Promise<void> {
  await transitionOrder(tx, ctx, { order, event: 'outcome-unknown', note, set })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'needs-decision' })
}
