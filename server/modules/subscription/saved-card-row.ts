import { and, eq } from 'drizzle-orm'
import { cardExpiry, type CardConsent, cardName } from '#domain/money/saved-card.ts'
import type { ReusableCard } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { savedCards } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { sealAuthorization } from './card-authorization.ts'
import { deactivateLater } from './deactivate-card.job.ts'

export type SavedCardRow = typeof savedCards.$inferSelect

/** The card from which the agency's plan renews; null without one. */
export async function findSavedCard(tx: Transaction, ctx: Ctx): Promise<SavedCardRow | null> {
  const [row] = await tx.select().from(savedCards).where(eq(savedCards.agencyId, ctx.agencyId))
  return row ?? null
}

/** Saves a card in place of another one, whose authorization is deactivated at the gateway; the log of changes names the member who allowed it. */
export async function putSavedCard(
  tx: Transaction,
  ctx: Ctx,
  { card, consent }: { card: ReusableCard; consent: CardConsent },
): Promise<void> {
  const before = await findSavedCard(tx, ctx)
  const { brand, last4, expiryMonth, expiryYear } = card
  const row = {
    ...sealAuthorization(ctx, card),
    brand,
    last4,
    expiryMonth,
    expiryYear,
    consentedBy: consent.userId,
    consentedName: consent.name,
    consentedAt: new Date(consent.at),
  }
  await tx
    .insert(savedCards)
    .values({ ...row, agencyId: ctx.agencyId })
    .onConflictDoUpdate({ target: savedCards.agencyId, set: row })
  if (before) await deactivateLater(tx, ctx, before)
  const by = { ...ctx, actor: { ...ctx.actor, userId: consent.userId, name: consent.name } }
  await recordAudit(tx, by, {
    action: 'card.saved',
    subject: cardName(card),
    after: { Expires: cardExpiry(card), ...(before && { Replaces: cardName(before) }) },
  })
}

/**
 * Deletes the card with its authorization, which a job then deactivates at the gateway; with `consentedBy` only a card that this member allowed.
 * Nothing without a card.
 */
export async function deleteSavedCard(tx: Transaction, ctx: Ctx, consentedBy?: string): Promise<void> {
  const isTheirs = consentedBy ? eq(savedCards.consentedBy, consentedBy) : undefined
  const [row] = await tx
    .delete(savedCards)
    .where(and(eq(savedCards.agencyId, ctx.agencyId), isTheirs))
    .returning()
  if (!row) return
  await deactivateLater(tx, ctx, row)
  await recordAudit(tx, ctx, { action: 'card.removed', subject: cardName(row) })
}
