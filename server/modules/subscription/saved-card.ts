import type { SavedCard } from '#contract/onboarding/subscription.ts'
import { isCardExpired } from '#domain/money/saved-card.ts'
import type { Ctx } from '../../ctx.ts'
import { deleteSavedCard, findSavedCard } from './saved-card-row.ts'

/** The card from which the plan renews; without what charges it. */
export async function readSavedCard(ctx: Ctx): Promise<{ card: SavedCard | null }> {
  const row = await ctx.tx((tx) => findSavedCard(tx, ctx))
  if (!row) return { card: null }
  const { brand, last4, expiryMonth, expiryYear, consentedName: allowedBy, consentedAt } = row
  const isExpired = isCardExpired(row, ctx.now())
  return { card: { brand, last4, expiryMonth, expiryYear, isExpired, allowedBy, allowedAt: consentedAt.toISOString() } }
}

/** Removes the card: the plan renews from the wallet alone. Nothing without a card. */
export async function removeSavedCard(ctx: Ctx): Promise<{ card: null }> {
  await ctx.tx((tx) => deleteSavedCard(tx, ctx))
  return { card: null }
}
