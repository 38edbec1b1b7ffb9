import { buildOffer } from './build-offer.ts'
import { sellsFamily } from './cabin-aboard.ts'
import { type FareFamily, familiesFor } from './fare-families.ts'
import type { Journey } from './journeys/find-journeys.ts'
import { magicRoute } from './journeys/magic-route.ts'
import { type Carrier, sellTogether } from './network/airlines.ts'
import type { OfferQuery } from './offer-query.ts'
import type { OfferRecipe, PrivateFareCode, SearchRecipe } from './offer-recipe.ts'
import { searchStem } from './passenger-id.ts'
import { magicOf, priceAll, priceContext } from './price-recipe.ts'
import { type PricedSlice, priceSlice } from './price-slice.ts'
import { best, searchSlice } from './search-slice.ts'
import type { Offer } from './wire.ts'

/** The target number of offers of a search, and its maximum. */
const WANTED = 360
const MOST = 600
const MOST_SLICES = 6
/** Trips retained while slices are added: the best so far may not connect to the next flight. */
const BEAM = 24
const MOST_SEATS = 9

/**
 * Everything that the account may sell for a query, cheapest first. Empty without flights, and for more than nine seats or six slices. Pure: the same
 * query gives the same bytes.
 */
export function searchOffers(query: OfferQuery): Offer[] {
  const seats = query.passengers.filter(({ type }) => type !== 'infant_without_seat').length
  if (query.slices.length === 0 || query.slices.length > MOST_SLICES || seats === 0 || seats > MOST_SEATS) return []
  if (magicRoute(query.slices) === 'no-offers') return []
  const search: SearchRecipe = {
    seed: query.seed,
    account: query.account,
    issued: query.now.getTime(),
    stem: searchStem(query.searchKey),
    passengers: query.passengers,
  }
  const sold = shareTickets(query.slices.map((slice) => searchSlice(slice, query)))
  const families = familiesFor(query.cabinClass)
  const each = Math.max(1, Math.min(24, Math.floor(WANTED / Math.max(1, sold.size * families.length))))
  const offers = [...sold].flatMap(([owner, options]) => offersOf(owner, combine(options, each), families, search, query))
  return offers.slice(0, MOST).toSorted((a, b) => Number(a.total_amount) - Number(b.total_amount))
}

function offersOf(
  owner: Carrier,
  trips: readonly (readonly Journey[])[],
  families: readonly FareFamily[],
  search: SearchRecipe,
  query: OfferQuery,
): Offer[] {
  const codes: readonly (PrivateFareCode | null)[] = query.privateFares?.[owner.iata] ?? [null]
  return codes.flatMap((privateFare) => {
    const context = priceContext(search, query.slices.length, privateFare)
    return families.flatMap((family) => {
      const known = new Map<Journey, PricedSlice | null>()
      const price = (magic: ReturnType<typeof magicOf>) => (journey: Journey) => {
        const cached = known.get(journey)
        if (cached !== undefined) return cached
        const fresh = sellsFamily(journey, family) ? priceSlice(journey, family, search, context, magic) : null
        known.set(journey, fresh)
        return fresh
      }
      return trips.flatMap((journeys) => {
        const priced = priceAll(journeys, price(magicOf(journeys[0])))
        const recipe: OfferRecipe = { search, owner, journeys, family, privateFare }
        return priced ? [buildOffer(recipe, priced)] : []
      })
    })
  })
}

/** One journey of each slice, the best of each first; a slice may not leave before the one before it has landed. */
function combine(options: readonly (readonly Journey[])[], wanted: number): Journey[][] {
  let partial: { journeys: Journey[]; rank: number }[] = [{ journeys: [], rank: 0 }]
  for (const journeys of options) {
    partial = partial
      .flatMap((trip) =>
        journeys.flatMap((journey, rank) => {
          const before = trip.journeys.at(-1)
          return before && journey.departs < before.arrives + 60
            ? []
            : [{ journeys: [...trip.journeys, journey], rank: trip.rank + rank }]
        }),
      )
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, Math.max(wanted, BEAM))
  }
  return partial.slice(0, wanted).map((trip) => trip.journeys)
}

/** From three slices on, airlines sell their partners' flights where they do not fly themselves. */
const FROM_SLICES = 3

const onTicketOf = (owner: Carrier, journey: Journey): Journey => ({ ...journey, path: { ...journey.path, owner } })

/** A slice's journeys on an airline's ticket, best first: its own, else those of the partners that share tickets with it. */
function journeysOf(owner: Carrier, slice: ReadonlyMap<Carrier, Journey[]>): Journey[] {
  const own = slice.get(owner)
  if (own || owner.lowCost) return own ?? []
  const shared = [...slice].flatMap(([partner, journeys]) =>
    !partner.lowCost && sellTogether(owner, partner) ? journeys.map((journey) => onTicketOf(owner, journey)) : [],
  )
  return best(shared)
}

/** The journeys of every slice that each airline can sell, for airlines with some for each slice. */
function shareTickets(slices: readonly ReadonlyMap<Carrier, Journey[]>[]): Map<Carrier, Journey[][]> {
  const sold = new Map<Carrier, Journey[][]>()
  for (const owner of slices[0]?.keys() ?? []) {
    const journeys = slices.map((slice) => (slices.length < FROM_SLICES ? (slice.get(owner) ?? []) : journeysOf(owner, slice)))
    if (journeys.every((options) => options.length > 0)) sold.set(owner, journeys)
  }
  return sold
}
