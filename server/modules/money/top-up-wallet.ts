import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { add, type Money } from '#domain/money.ts'
import { cardSurcharge } from '#domain/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { once } from './once.ts'
import { insertCardPayment, openHostedPage } from './open-card-payment.ts'
import { readBalance } from './read-balance.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const SMALLEST = 1_000_00
const LARGEST = 50_000_000_00

/** Starts a card top-up of `amount`; the payer also pays the gateway's fee. Throws input.invalid outside NGN 1,000 to 50,000,000. */
export async function topUpWallet(ctx: Ctx, input: { amount: Money; idempotencyKey: string; currency: string }) {
  const { amount, currency } = input
  const { userId, email } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  if (amount.currency !== currency || amount.amount < SMALLEST || amount.amount > LARGEST)
    throw new AppError('input.invalid', {
      problems: [{ path: 'amount', message: `Enter an amount from ${currency} 1,000.00 to ${currency} 50,000,000.00.` }],
    })
  return once(ctx, { key: input.idempotencyKey, endpoint: 'wallet.topUp', content: amount }, async () => {
    const fee = cardSurcharge(amount)
    const charged = add(amount, fee)
    const payment = await ctx.tx((tx) =>
      insertCardPayment(tx, ctx, {
        orderId: null,
        amount: charged,
        fee,
        idempotencyKey: input.idempotencyKey,
        createdBy: userId,
      }),
    )
    const callbackUrl = `${ctx.system.config.publicUrl}/transactions?topUp=${payment.id}`
    return { id: payment.id, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }), fee, charged }
  })
}

/** The payer is back from the hosted page. Throws access.not-found for anything that is not a top-up. */
export async function confirmTopUp(
  ctx: Ctx,
  input: { id: string; currency: string },
): Promise<Omit<Settlement, 'orderId'> & { balance: Money }> {
  const [payment] = await ctx.tx((tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, input.id), isNull(payments.orderId))),
  )
  if (!payment) throw new AppError('access.not-found')
  const { status, message } = await settlePayment(ctx, { paymentId: payment.id })
  const balance = await ctx.tx((tx) => readBalance(tx, ctx, { account: 'wallet', currency: input.currency }))
  return { status, message, balance }
}
