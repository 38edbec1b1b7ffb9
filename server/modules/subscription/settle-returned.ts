import type { Ctx } from '../../ctx.ts'
import { isGatewaySilent } from '../payments/ask-gateway.ts'
import { readInvoice } from './invoices.ts'
import { saveConsentedCard } from './save-card.ts'
import { type InvoiceOutcome, settleInvoice } from './settle-invoice.ts'

/** The outcome of an invoice for a payer who has returned; the card of its payment is saved at once if the payer allowed it. Throws access.not-found. */
export async function settleReturned(ctx: Ctx, id: string): Promise<InvoiceOutcome> {
  const outcome = await settleInvoice(ctx, id)
  if (outcome.status === 'paid') await saveNow(ctx, id)
  return outcome
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
