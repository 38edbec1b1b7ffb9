import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { cardExpiry, type CardConsent, cardName } from '#domain/money/saved-card.ts'
import type { ReusableCard } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { savedCards } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

export type SavedCardRow = typeof savedCards.$inferSelect

const Authorization = z.object({ authorizationCode: z.string(), email: z.string() })

/** The card from which the agency's plan renews; null without one. */
export async function findSavedCard(tx: Transaction, ctx: Ctx): Promise<SavedCardRow | null> {
  const [row] = await tx.select().from(savedCards).where(eq(savedCards.agencyId, ctx.agencyId))
  return row ?? null
}

/** What the gateway needs to charge the card. */
export const authorizationOf = (ctx: Ctx, { authorizationCipher }: SavedCardRow): z.infer<typeof Authorization> =>
  Authorization.parse(ctx.system.cipher.open(authorizationCipher))

/** Saves a card in place of another one; the log of changes names the member who allowed it. */
export async function putSavedCard(
  tx: Transaction,
  ctx: Ctx,
  { card, consent }: { card: ReusableCard; consent: CardConsent },
): Promise<void> {
  const before = await findSavedCard(tx, ctx)
  const { authorizationCode, email, brand, last4, expiryMonth, expiryYear } = card
  const row = {
    authorizationCipher: ctx.system.cipher.seal({ authorizationCode, email }),
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
  const by = { ...ctx, actor: { ...ctx.actor, userId: consent.userId, name: consent.name } }
  await recordAudit(tx, by, {
    action: 'card.saved',
    subject: cardName(card),
    after: { Expires: cardExpiry(card), ...(before && { Replaces: cardName(before) }) },
  })
}

/** Deletes the card with its authorization. Nothing without a card. */
export async function deleteSavedCard(tx: Transaction, ctx: Ctx): Promise<void> {
  const [row] = await tx.delete(savedCards).where(eq(savedCards.agencyId, ctx.agencyId)).returning()
  if (row) await recordAudit(tx, ctx, { action: 'card.removed', subject: cardName(row) })
}
