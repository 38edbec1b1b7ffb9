import type { PaymentSoFar } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { add, type Money, money, subtract } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import type { Ctx } from '../../ctx.ts'
import { chargedBy, feeOf, type GatewayMethod, readPayment } from '../ledger/payment-row.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { depositOfPayment } from './deposits/deposit-row.ts'
import { insertGatewayPayment, openHostedPage } from './open-gateway-payment.ts'
import { openTransfer, TRANSFER_MS, transferFor } from './open-transfer.ts'
import { settlePayment } from './settle-payment.ts'

export interface TopUp {
  amount: Money
  method: GatewayMethod
  idempotencyKey: string
  currency: string
  /** Where the payer goes on afterwards, a path that the screen judges. */
  next?: string | undefined
}

function problemOf({ numbers }: Ctx, { amount, currency }: TopUp): string | null {
  const limits = topUpLimits(currency)
  if (!limits) return `A wallet in ${currency} cannot be topped up online.`
  if (amount.currency === currency && amount.amount >= limits.least && amount.amount <= limits.most) return null
  return `Enter an amount from ${numbers.money(money(limits.least, currency))} to ${numbers.money(money(limits.most, currency))}.`
}

/** Starts a top-up of `amount`; the payer also pays the gateway's fee. Throws input.invalid outside the limits of the agency's currency. */
export async function topUpWallet(ctx: Ctx, input: TopUp, admitCard = async () => {}) {
  const { amount, method, idempotencyKey } = input
  const { userId, email } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  const problem = problemOf(ctx, input)
  if (problem) throw new AppError('input.invalid', { problems: [{ path: 'amount', message: problem }] })
  return runIdempotent(ctx, { key: idempotencyKey, endpoint: 'wallet.topUp', content: { amount, method } }, async () => {
    if (method === 'card') await admitCard()
    const fee = gatewaySurcharge(amount)
    const charged = add(amount, fee)
    const wanted = { order: null, amount: charged, fee, idempotencyKey, createdBy: userId }
    const payment = await ctx.tx((tx) =>
      method === 'card' ? insertGatewayPayment(tx, ctx, { ...wanted, method }) : transferFor(tx, ctx, wanted),
    )
    const answer = { id: payment.id, fee, charged }
    if (method === 'bank-transfer') {
      await openTransfer(ctx, { payment, email, until: new Date(ctx.now().getTime() + TRANSFER_MS) })
      return { ...answer, redirectUrl: null }
    }
    const goOn = input.next ? `&next=${encodeURIComponent(input.next)}` : ''
    const callbackUrl = `${ctx.origin}/transactions?topUp=${payment.id}${goOn}`
    return { ...answer, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
  })
}

/** The outcome of a top-up, read from the gateway. Throws access.not-found for anything that is not a top-up. */
export async function confirmTopUp(
  ctx: Ctx,
  input: { id: string; currency: string },
): Promise<PaymentSoFar & { balance: Money; credit: Money; isLeft: boolean }> {
  const [payment, deposit] = await ctx.tx(async (tx) => [
    await readPayment(tx, ctx, input.id),
    await depositOfPayment(tx, ctx, input.id),
  ])
  if (payment.orderId || deposit) throw new AppError('access.not-found')
  const { message, isLeft = false } = await settlePayment(ctx, { paymentId: payment.id })
  return ctx.tx(async (tx) => {
    const row = await readPayment(tx, ctx, payment.id)
    return {
      ...paymentSoFar(row, `Wallet ${row.id.slice(-6)}`),
      message,
      isLeft,
      credit: subtract(chargedBy(row), feeOf(row)),
      balance: await readBalance(tx, ctx, { account: 'wallet', currency: input.currency }),
    }
  })
}
