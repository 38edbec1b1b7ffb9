import type { PaymentSoFar } from '#contract/payments.ts'
import type { Ctx } from '../../ctx.ts'
import { readPayment } from '../ledger/payment-row.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { isGatewaySilent } from '../payments/ask-gateway.ts'
import { readInvoice } from './invoices.ts'
import { saveConsentedCard } from './save-card.ts'
import { type InvoiceOutcome, settleInvoice } from './settle-invoice.ts'

/**
 * The outcome of an invoice for a payer who has returned or waits, with its payment; its card is saved at once if the payer allowed it. Throws
 * access.not-found.
 */
export async function settleReturned(ctx: Ctx, id: string): Promise<InvoiceOutcome & { payment: PaymentSoFar | null }> {
  const outcome = await settleInvoice(ctx, id)
  if (outcome.status === 'paid') await saveNow(ctx, id)
  const payment = await ctx.tx(async (tx) => {
    const { paymentId } = await readInvoice(tx, ctx, id)
    return paymentId ? readPayment(tx, ctx, paymentId) : null
  })
  return { ...outcome, payment: payment && paymentSoFar(payment, `Plan ${payment.id.slice(-6)}`) }
}

/** A gateway that does not respond now is asked again by the job of the payment. */
async function saveNow(ctx: Ctx, id: string): Promise<void> {
  const { paymentId } = await ctx.tx((tx) => readInvoice(tx, ctx, id))
  try {
    if (paymentId) await saveConsentedCard(ctx, paymentId)
  } catch (error) {
    if (!isGatewaySilent(error)) throw error
  }
}
