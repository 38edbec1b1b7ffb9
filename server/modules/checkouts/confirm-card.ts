import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { type Settlement, settlePayment } from '../money/settle-payment.ts'
import { readCheckoutRow } from './checkout-row.ts'

/** The payer is back from the hosted page: settles the checkout's last card payment now instead of waiting for the webhook. */
export async function confirmCard(ctx: Ctx, id: string): Promise<Settlement> {
  const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, id))
  if (!row.orderId) return { status: 'failed', orderId: null, message: 'No payment was started.' }
  const { orderId } = row
  const [payment] = await ctx.tx((tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, orderId), eq(payments.method, 'card')))
      .orderBy(desc(payments.createdAt))
      .limit(1),
  )
  if (!payment) return { status: 'failed', orderId, message: 'No card payment was started.' }
  return settlePayment(ctx, { paymentId: payment.id })
}
