import { and, eq } from 'drizzle-orm'
import { canTake } from '#domain/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { sendOrderMail } from '../notifications/send-order-mail.job.ts'
import { refundPayment } from '../payments/refund-payment.job.ts'
import { wasHeld } from './hold/hold-state.ts'
import { releaseStray } from './hold/release-stray.job.ts'
import { type Order, transitionOrder } from './transition-order.ts'

/** Ends an order that could not be fulfilled, sets every payment of it on its way back and gives back seats that are held for it. */
export async function failOrder(
  tx: Transaction,
  ctx: Ctx,
  input: { order: Order; reason: string; detail?: string },
): Promise<void> {
  const { order, reason, detail } = input
  const event = canTake(order.status, 'failed') ? 'failed' : 'cancelled'
  await transitionOrder(tx, ctx, { order, event, note: detail ? `${reason} (${detail})` : reason })
  await returnPayments(tx, ctx, order.id)
  if (wasHeld(order)) await ctx.system.jobs.enqueue(tx, releaseStray, { agencyId: ctx.agencyId, orderId: order.id, tries: 0 })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { agencyId: ctx.agencyId, orderId: order.id, mail: 'failed', reason })
}

/** Queues a refund of each payment that was taken for the order. */
async function returnPayments(tx: Transaction, ctx: Ctx, orderId: string): Promise<void> {
  const taken = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
  for (const { id } of taken)
    await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId: id, tries: 0 })
}
