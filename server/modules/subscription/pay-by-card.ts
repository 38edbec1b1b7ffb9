import { AppError } from '#domain/errors.ts'
import { add, type Money, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { insertGatewayPayment, openHostedPage } from '../payments/open-gateway-payment.ts'
import type { InvoiceRow } from './invoices.ts'
import { changingPlan } from './subscription-row.ts'

/**
 * Starts a card payment that tops up the wallet by what is due, at least the gateway's smallest amount; once the money has arrived, the wallet pays
 * the invoice. So a charge that the bank takes back is treated like that of any top-up. `billed` stores the invoice with the payment.
 */
export async function payByCard(
  ctx: Ctx,
  { due, idempotencyKey }: { due: Money; idempotencyKey: string },
  billed: (tx: Transaction, paymentId: string) => Promise<InvoiceRow>,
): Promise<{ invoiceId: string; redirectUrl: string }> {
  const { userId, email } = ctx.actor
  if (!userId || !email) throw new AppError('auth.required')
  const limits = topUpLimits(due.currency)
  if (!limits) throw new AppError('plan.not-sold', { currency: due.currency })
  const credit = money(Math.max(due.amount, limits.least), due.currency)
  const fee = gatewaySurcharge(credit)
  const { payment, invoice } = await changingPlan(ctx, async (tx) => {
    const payment = await insertGatewayPayment(tx, ctx, {
      order: null,
      method: 'card',
      amount: add(credit, fee),
      fee,
      idempotencyKey,
      createdBy: userId,
    })
    return { payment, invoice: await billed(tx, payment.id) }
  })
  const callbackUrl = `${ctx.origin}/gettingStarted/subscribe?plan=${invoice.plan}&interval=${invoice.interval}&invoice=${invoice.id}`
  return { invoiceId: invoice.id, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
}
