import { and, eq, sql } from 'drizzle-orm'
import { cardName } from '#domain/money/saved-card.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { planInvoices, savedCards } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

/** Ends the consent of a member whose account is closed: the card is deleted, and none is saved from a payment under way. */
export async function withdrawConsent(tx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  await tx
    .update(planInvoices)
    .set({ cardConsent: null })
    .where(and(eq(planInvoices.agencyId, ctx.agencyId), sql`${planInvoices.cardConsent}->>'userId' = ${userId}`))
  const [row] = await tx
    .delete(savedCards)
    .where(and(eq(savedCards.agencyId, ctx.agencyId), eq(savedCards.consentedBy, userId)))
    .returning()
  if (row) await recordAudit(tx, ctx, { action: 'card.removed', subject: cardName(row) })
}
