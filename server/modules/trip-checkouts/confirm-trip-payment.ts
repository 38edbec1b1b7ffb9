import type { Ctx } from '../../ctx.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import type { Settlement } from '../payments/settle-payment.ts'
import { readTripCheckout } from './trip-checkout-row.ts'

/** Settles the last card or bank transfer payment of a trip now, instead of waiting for the webhook. Throws access.not-found. */
export async function confirmTripPayment(ctx: Ctx, id: string): Promise<Omit<Settlement, 'orderId'>> {
  const { row } = await ctx.tx((tx) => readTripCheckout(tx, ctx, id))
  const paid = row.items.find(({ orderId, waterfall }) => orderId && waterfall.total.amount > 0)
  if (!paid?.orderId) return { status: 'failed', message: 'No payment was started.' }
  const { status, message, isLeft } = await confirmPayment(ctx, paid.orderId)
  return { status, message, isLeft: isLeft ?? false }
}
