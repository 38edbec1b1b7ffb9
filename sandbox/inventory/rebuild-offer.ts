import { buildOffer } from './build-offer.ts'
import { decodeOfferId } from './offer-id.ts'
import { OFFER_LIFE_MS } from './offer-recipe.ts'
import { priceRecipe } from './price-recipe.ts'
import type { Offer } from './wire.ts'

/**
 * Rebuilds the offer of an id byte for byte. `not_found` for an id that this sandbox (this seed, this schedule) did not make; `expired` from 30
 * minutes after the search.
 */
export function rebuildOffer(
  id: string,
  { seed, now }: { seed: string; now: Date },
): { offer: Offer } | { error: 'not_found' | 'expired' } {
  const recipe = decodeOfferId(id, seed)
  const priced = recipe && priceRecipe(recipe)
  if (!recipe || !priced) return { error: 'not_found' }
  if (now.getTime() >= recipe.search.issued + OFFER_LIFE_MS) return { error: 'expired' }
  return { offer: buildOffer(recipe, priced) }
}
