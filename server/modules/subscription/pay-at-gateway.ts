import { AppError } from '#domain/errors.ts'
import { add, type Money, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { GatewayMethod } from '../ledger/payment-row.ts'
import { insertGatewayPayment, openHostedPage } from '../payments/open-gateway-payment.ts'
import { openTransfer, TRANSFER_MS, transferFor } from '../payments/open-transfer.ts'
import { assertOffered } from '../pricing/offered-methods.ts'
import type { InvoicePayment, InvoiceRow } from './invoices.ts'
import { changingPlan } from './subscription-row.ts'

/**
 * What is charged at the gateway for an amount due: what the wallet gets, at least the smallest top-up, and the gateway's fee. Null for a currency that no
 * gateway accepts.
 */
export function gatewayAmount(due: Money): { charged: Money; fee: Money } | null {
  const limits = topUpLimits(due.currency)
  if (!limits) return null
  const credit = money(Math.max(due.amount, limits.least), due.currency)
  const fee = gatewaySurcharge(credit)
  return { charged: add(credit, fee), fee }
}

export interface AtGateway {
  due: Money
  method: GatewayMethod
  idempotencyKey: string
  /** The payer lets the plan renew from the card; of a transfer nothing. */
  renewFromCard: boolean
}

/**
 * Starts a payment that tops up the wallet by what is due, at least the gateway's smallest amount; once the money has arrived, the wallet pays the
 * invoice. So a charge that the bank takes back is treated like that of any top-up. `billed` stores the invoice with the payment. The answer has the page
 * of a card payment; the account of a transfer is stored with the payment. Throws input.invalid for a method that the currency does not have,
 * plan.not-sold, payment.gateway-failed.
 */
export async function payAtGateway(
  ctx: Ctx,
  { due, method, idempotencyKey, renewFromCard }: AtGateway,
  billed: (tx: Transaction, by: InvoicePayment) => Promise<InvoiceRow>,
): Promise<{ invoiceId: string; redirectUrl: string | null }> {
  const { userId, email, name } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  assertOffered(ctx, method)
  const sums = gatewayAmount(due)
  if (!sums) throw new AppError('plan.not-sold', { currency: due.currency })
  const consent = renewFromCard && method === 'card' ? { userId, name, at: ctx.now().toISOString() } : null
  const wanted = { order: null, amount: sums.charged, fee: sums.fee, idempotencyKey, createdBy: userId }
  const { payment, invoice } = await changingPlan(ctx, async (tx) => {
    const payment =
      method === 'card' ? await insertGatewayPayment(tx, ctx, { ...wanted, method }) : await transferFor(tx, ctx, wanted)
    return { payment, invoice: await billed(tx, { paymentId: payment.id, consent }) }
  })
  if (method === 'bank-transfer') {
    await openTransfer(ctx, { payment, email, until: new Date(ctx.now().getTime() + TRANSFER_MS) })
    return { invoiceId: invoice.id, redirectUrl: null }
  }
  const callbackUrl = `${ctx.origin}/gettingStarted/subscribe?plan=${invoice.plan}&interval=${invoice.interval}&invoice=${invoice.id}`
  return { invoiceId: invoice.id, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
}
