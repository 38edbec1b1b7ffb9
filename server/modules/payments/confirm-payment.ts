import { and, desc, eq, ne } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { isForOrder } from '../ledger/payment-row.ts'
import { readOrder } from '../orders/read-order.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** Settles an order's last card or bank transfer payment now, instead of waiting for the webhook. Throws access.not-found. */
export async function confirmPayment(ctx: Ctx, orderId: string): Promise<Settlement> {
  const [payment] = await ctx.tx(async (tx) => {
    await readOrder(tx, ctx, orderId)
    return tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.agencyId, ctx.agencyId), isForOrder(tx, ctx, orderId), ne(payments.method, 'wallet')))
      .orderBy(desc(payments.createdAt))
      .limit(1)
  })
  if (!payment) return { status: 'failed', orderId, message: 'No payment was started.' }
  return settlePayment(ctx, { paymentId: payment.id })
}
