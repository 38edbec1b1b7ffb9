import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { planInvoices } from '../../db/schema/index.ts'
import { outcomeOf, readPayment } from '../ledger/payment-row.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { readInvoice, setInvoice } from './invoices.ts'
import { putSavedCard } from './saved-card-row.ts'

/**
 * Saves the card of a payment whose payer allowed renewals from it, once the invoice is paid; a consent is used once, so a card that is removed later
 * stays removed. Cards that cannot be charged again are not saved. Throws payment.gateway-failed while the gateway does not respond.
 */
export async function saveConsentedCard(ctx: Ctx, paymentId: string): Promise<void> {
  const [invoice] = await ctx.tx((tx) =>
    tx
      .select({ id: planInvoices.id })
      .from(planInvoices)
      .where(
        and(
          eq(planInvoices.agencyId, ctx.agencyId),
          eq(planInvoices.paymentId, paymentId),
          eq(planInvoices.status, 'paid'),
          isNotNull(planInvoices.cardConsent),
        ),
      ),
  )
  if (!invoice) return
  const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
  if (outcomeOf(payment) !== 'succeeded') return
  const answer = await askGateway(ctx, payment)
  await ctx.tx(async (tx) => {
    const { cardConsent: consent } = await readInvoice(tx, ctx, invoice.id, 'lock')
    if (!consent) return
    await setInvoice(tx, ctx, invoice.id, { cardConsent: null })
    if (answer?.card) await putSavedCard(tx, ctx, { card: answer.card, consent })
  })
}
