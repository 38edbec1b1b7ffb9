import type { Journey } from './journeys/find-journeys.ts'
import { seedNumber } from './journeys/find-journeys.ts'
import { magicRoute } from './journeys/magic-route.ts'
import type { OfferRecipe, PrivateFareCode, SearchRecipe } from './offer-recipe.ts'
import type { PriceContext } from './price-journey.ts'
import { type PricedSlice, priceSlice } from './price-slice.ts'

/** The discount of a corporate or leisure code. */
const NEGOTIATED = 0.93

export const priceContext = (search: SearchRecipe, slices: number, privateFare: PrivateFareCode | null): PriceContext => ({
  seed: seedNumber(search.seed),
  account: search.account,
  now: Math.floor(search.issued / 60_000),
  slices,
  negotiated: privateFare ? NEGOTIATED : 1,
})

export function magicOf(first: Journey | undefined) {
  if (first?.path.owner.iata !== 'ZZ') return null
  return magicRoute([
    { origin: first.path.legs[0]?.route.from.iata ?? '', destination: first.path.legs.at(-1)?.route.to.iata ?? '' },
  ])
}

/** Every slice of a recipe with its price, or null when one of them is unavailable. */
export function priceRecipe(recipe: OfferRecipe): PricedSlice[] | null {
  const context = priceContext(recipe.search, recipe.journeys.length, recipe.privateFare)
  return priceAll(recipe.journeys, (journey) =>
    priceSlice(journey, recipe.family, recipe.search, context, magicOf(recipe.journeys[0])),
  )
}

/** All slices or none. */
export function priceAll(
  journeys: readonly Journey[],
  price: (journey: Journey, index: number) => PricedSlice | null,
): PricedSlice[] | null {
  const priced: PricedSlice[] = []
  for (const [index, journey] of journeys.entries()) {
    const slice = price(journey, index)
    if (!slice) return null
    priced.push(slice)
  }
  return priced
}
