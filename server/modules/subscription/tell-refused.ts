import { and, eq } from 'drizzle-orm'
import { cardName } from '#domain/money/saved-card.ts'
import type { Ctx } from '../../ctx.ts'
import { cardCharges, planInvoices } from '../../db/schema/index.ts'
import { outcomeOf, type PaymentRow, readPayment } from '../ledger/payment-row.ts'
import { dueOf } from './invoices.ts'
import { mailUnpaid, type MailedTo } from './mail-subscription.ts'
import { readSubscriptionRow } from './subscription-row.ts'

/** Why a charge failed. A charge that never reached the gateway was not refused by anyone, and its payment ends as abandoned. */
const reasonOf = ({ status, message }: PaymentRow): string =>
  (status === 'failed' && message) || 'the payment gateway did not receive the charge'

/** Writes the mail about a charge that failed, while its renewal is unpaid. Returns false while the charge has no outcome. */
export const tellRefused = (ctx: Ctx, paymentId: string, mailTo: MailedTo): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, paymentId)
    const outcome = outcomeOf(payment)
    if (outcome !== 'failed') return outcome === 'succeeded'
    const [found] = await tx
      .select({ charge: cardCharges, invoice: planInvoices })
      .from(cardCharges)
      .innerJoin(planInvoices, eq(planInvoices.id, cardCharges.invoiceId))
      .where(and(eq(cardCharges.agencyId, ctx.agencyId), eq(cardCharges.paymentId, paymentId)))
    const { status, graceUntil } = await readSubscriptionRow(tx, ctx)
    if (!found || found.invoice.status !== 'open' || status !== 'past-due' || !graceUntil) return true
    const { charge, invoice } = found
    const card = { name: cardName(charge), reason: reasonOf(payment) }
    await mailUnpaid(tx, ctx, mailTo, { invoice, amount: dueOf(invoice), until: graceUntil, card })
    return true
  })
