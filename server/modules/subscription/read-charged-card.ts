import { and, eq } from 'drizzle-orm'
import { cardName } from '#domain/money/saved-card.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { cardCharges, payments } from '../../db/schema/index.ts'
import type { CardOnMail } from '../../mail/templates/subscription-notice.ts'
import { chargedBy } from '../ledger/payment-row.ts'
import type { InvoiceRow } from './invoices.ts'

/** The saved card that was charged for a renewal, with its amount; null where none was. */
export async function readChargedCard(tx: Transaction, ctx: Ctx, invoice: InvoiceRow): Promise<CardOnMail | null> {
  const [found] = await tx
    .select({ charge: cardCharges, payment: payments })
    .from(cardCharges)
    .innerJoin(payments, eq(payments.id, cardCharges.paymentId))
    .where(and(eq(cardCharges.agencyId, ctx.agencyId), eq(cardCharges.invoiceId, invoice.id), eq(payments.status, 'succeeded')))
  return found ? { name: cardName(found.charge), charged: chargedBy(found.payment) } : null
}
