import type { Ctx } from '../../ctx.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import type { Settlement } from '../payments/settle-payment.ts'
import { readCheckoutRow, soleItem } from './checkout-row.ts'

/** Settles the checkout's last card or bank transfer payment now, instead of waiting for the webhook. */
export async function confirmCard(ctx: Ctx, id: string): Promise<Settlement> {
  const { orderId } = soleItem(await ctx.batch((tx) => readCheckoutRow(tx, ctx, id)))
  if (!orderId) return { status: 'failed', orderId: null, message: 'No payment was started.' }
  return confirmPayment(ctx, orderId)
}
