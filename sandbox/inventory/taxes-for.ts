import { moneyText } from './money-text.ts'
import { decodeOfferId } from './offer-id.ts'
import { priceRecipe } from './price-recipe.ts'
import type { Offer } from './wire.ts'

/** One tax of one slice, for all passengers together. */
export interface TaxLine {
  slice_id: string
  code: string
  name: string
  amount: string
  currency: string
}

/**
 * The parts of `tax_amount`; the lines sum to it. Duffel sends only the total: this is for the sandbox's own screens and tests. Throws for an offer
 * of another seed.
 */
export function taxesFor(offer: Offer, { seed }: { seed: string }): TaxLine[] {
  const recipe = decodeOfferId(offer.id, seed)
  const priced = recipe && priceRecipe(recipe)
  if (!recipe || !priced) throw new Error(`${offer.id} is not an offer of this inventory`)
  return priced.flatMap((slice, index) =>
    slice.price.lines.map(({ code, name, amount }) => ({
      slice_id: offer.slices[index]?.id ?? '',
      code,
      name,
      amount: moneyText(recipe.search.passengers.reduce((sum, { type }) => sum + amount[type], 0)),
      currency: offer.tax_currency,
    })),
  )
}
