import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { planInvoices } from '../../db/schema/index.ts'
import { deleteSavedCard } from './saved-card-row.ts'

/** Ends the consent of a member whose account is closed: the card is deleted, and none is saved from a payment under way. */
export async function withdrawConsent(tx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  await tx
    .update(planInvoices)
    .set({ cardConsent: null })
    .where(and(eq(planInvoices.agencyId, ctx.agencyId), sql`${planInvoices.cardConsent}->>'userId' = ${userId}`))
  await deleteSavedCard(tx, ctx, userId)
}
