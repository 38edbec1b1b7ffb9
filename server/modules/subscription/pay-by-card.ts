import { AppError } from '#domain/errors.ts'
import { add, type Money, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { insertGatewayPayment, openHostedPage } from '../payments/open-gateway-payment.ts'
import type { InvoicePayment, InvoiceRow } from './invoices.ts'
import { changingPlan } from './subscription-row.ts'

/**
 * What a card is charged for an amount due: what the wallet gets, at least the smallest top-up, and the gateway's fee. Null for a currency that no gateway
 * accepts.
 */
export function cardAmount(due: Money): { charged: Money; fee: Money } | null {
  const limits = topUpLimits(due.currency)
  if (!limits) return null
  const credit = money(Math.max(due.amount, limits.least), due.currency)
  const fee = gatewaySurcharge(credit)
  return { charged: add(credit, fee), fee }
}

export interface CardPayment {
  due: Money
  idempotencyKey: string
  /** The payer lets the plan renew from this card. */
  renewFromCard: boolean
}

/**
 * Starts a card payment that tops up the wallet by what is due, at least the gateway's smallest amount; once the money has arrived, the wallet pays
 * the invoice. So a charge that the bank takes back is treated like that of any top-up. `billed` stores the invoice with the payment.
 */
export async function payByCard(
  ctx: Ctx,
  { due, idempotencyKey, renewFromCard }: CardPayment,
  billed: (tx: Transaction, by: InvoicePayment) => Promise<InvoiceRow>,
): Promise<{ invoiceId: string; redirectUrl: string }> {
  const { userId, email, name } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  const sums = cardAmount(due)
  if (!sums) throw new AppError('plan.not-sold', { currency: due.currency })
  const consent = renewFromCard ? { userId, name, at: ctx.now().toISOString() } : null
  const { payment, invoice } = await changingPlan(ctx, async (tx) => {
    const payment = await insertGatewayPayment(tx, ctx, {
      order: null,
      method: 'card',
      amount: sums.charged,
      fee: sums.fee,
      idempotencyKey,
      createdBy: userId,
    })
    return { payment, invoice: await billed(tx, { paymentId: payment.id, consent }) }
  })
  const callbackUrl = `${ctx.origin}/gettingStarted/subscribe?plan=${invoice.plan}&interval=${invoice.interval}&invoice=${invoice.id}`
  return { invoiceId: invoice.id, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
}
