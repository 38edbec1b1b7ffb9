import { buildOffer } from './build-offer.ts'
import { sellsFamily } from './cabin-aboard.ts'
import { fareFamilies } from './fare-families.ts'
import { decodeOfferId } from './offer-id.ts'
import { priceRecipe } from './price-recipe.ts'
import type { Offer } from './wire.ts'

/** The same flights in every other fare family that is sold on all of them, cheapest first; empty for an unknown id. */
export function upsellOffers(id: string, { seed }: { seed: string }): Offer[] {
  const recipe = decodeOfferId(id, seed)
  if (!recipe) return []
  return fareFamilies
    .filter((family) => family !== recipe.family && recipe.journeys.every((journey) => sellsFamily(journey, family)))
    .flatMap((family) => {
      const other = { ...recipe, family }
      const priced = priceRecipe(other)
      return priced ? [buildOffer(other, priced)] : []
    })
    .toSorted((a, b) => Number(a.total_amount) - Number(b.total_amount))
}
