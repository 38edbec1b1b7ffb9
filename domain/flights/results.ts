import { z } from 'zod'
import { itineraryKey, stopsOf, totalMinutes } from './itinerary.ts'
import type { FlightItineraryOffer, PricedFlightOffer } from './offer.ts'

/** One itinerary with its fare families, cheapest first. */
export interface ItineraryGroup {
  key: string
  offers: PricedFlightOffer[]
  cheapest: PricedFlightOffer
  /** Of all its offers, also of those that a cheaper one replaces. */
  ids: readonly string[]
}

/** Groups offers by itinerary; of two with equal family, conditions and bags only the cheaper remains. */
export function groupByItinerary(offers: readonly PricedFlightOffer[]): ItineraryGroup[] {
  const groups = new Map<string, Map<string, PricedFlightOffer>>()
  const ids = new Map<string, string[]>()
  for (const offer of offers) {
    const key = itineraryKey(offer)
    const families = groups.get(key) ?? new Map<string, PricedFlightOffer>()
    const family = familyKey(offer)
    const known = families.get(family)
    if (!known || offer.total.amount < known.total.amount) families.set(family, offer)
    groups.set(key, families)
    const all = ids.get(key)
    if (all) all.push(offer.id)
    else ids.set(key, [offer.id])
  }
  return [...groups].flatMap(([key, families]) => {
    const sorted = [...families.values()].sort((a, b) => a.total.amount - b.total.amount)
    const cheapest = sorted[0]
    return cheapest ? [{ key, offers: sorted, cheapest, ids: ids.get(key) ?? [] }] : []
  })
}

/** Of the offers of an itinerary with this key only the cheapest is shown: family, conditions and bags are equal. */
export const familyKey = ({ slices, refund, change, passengers }: FlightItineraryOffer): string =>
  [
    ...slices.map((slice) => `${slice.fareBrand}/${slice.segments.map((segment) => segment.cabin).join()}`),
    refund?.allowed,
    change?.allowed,
    ...passengers.map(({ type, baggage }) => `${type}${baggage.checked}/${baggage.cabin}`),
  ].join('|')

/** The same product: the same flights on the same terms, from any supplier. */
export const productKey = (offer: FlightItineraryOffer): string => `${itineraryKey(offer)}|${familyKey(offer)}`

/** The cheapest offer of the same product; null if none is cheaper than `total`. */
export const cheaperOf = (product: string, total: number, found: readonly PricedFlightOffer[]): PricedFlightOffer | undefined =>
  found
    .filter((offer) => offer.total.amount < total && productKey(offer) === product)
    .toSorted((a, b) => a.total.amount - b.total.amount)[0]

/** The sort orders with a tab; the others are in the menu beside them. */
export const mainSorts = ['best', 'cheapest', 'fastest'] as const
export const sorts = [...mainSorts, 'departure', 'arrival', 'emissions'] as const
export const FlightSort = z.enum(sorts)
export type FlightSort = z.infer<typeof FlightSort>

export const sortLabels: Record<FlightSort, string> = {
  best: 'Best',
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  departure: 'Earliest departure',
  arrival: 'Earliest arrival',
  emissions: 'Lowest emissions',
}

/** Shown under the tabs, because users do not trust an unexplained ranking. */
export const sortRules: Record<FlightSort, string> = {
  best: 'Best weighs price, time on the way and stops: 1 hour counts as 3 % of the lowest price, a stop as 6 %.',
  cheapest: 'Lowest total price first; at the same price the shorter journey.',
  fastest: 'Shortest time on the way first; at the same time the lower price.',
  departure: 'Earliest departure of the first way first, by the clock there; at the same time the lower price.',
  arrival: 'Earliest arrival of the first way first, by the clock there; at the same time the lower price.',
  emissions: 'Least CO₂ for everyone on the booking first, as the airline tells it; flights that do not tell it come last.',
}

/** The score of Best: price plus 3 % of the lowest price per hour of travel plus 6 % per stop. Lower is better. */
export function bestScore(offer: PricedFlightOffer, lowestPrice: number): number {
  const stops = offer.slices.reduce((n, slice) => n + stopsOf(slice), 0)
  return offer.total.amount + lowestPrice * ((0.03 * totalMinutes(offer)) / 60 + 0.06 * stops)
}

/** The sort keys of an order, ascending: numbers, or local times as texts. The second breaks ties. */
type Rank = (offer: PricedFlightOffer, lowestPrice: number) => [number | string, number]

const price = (offer: PricedFlightOffer) => offer.total.amount

const ranks: Record<FlightSort, Rank> = {
  best: (o, lowest) => [bestScore(o, lowest), price(o)],
  cheapest: (o) => [price(o), totalMinutes(o)],
  fastest: (o) => [totalMinutes(o), price(o)],
  departure: (o) => [o.slices[0]?.departsAt ?? '', price(o)],
  arrival: (o) => [o.slices[0]?.arrivesAt ?? '', price(o)],
  emissions: (o) => [o.emissionsKg ?? Number.POSITIVE_INFINITY, price(o)],
}

function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function sortGroups(groups: readonly ItineraryGroup[], sort: FlightSort): ItineraryGroup[] {
  const lowest = groups.reduce((low, group) => Math.min(low, price(group.cheapest)), Number.POSITIVE_INFINITY)
  const ranked = groups.map((group) => ({ group, rank: ranks[sort](group.cheapest, lowest) }))
  ranked.sort((a, b) => compare(a.rank[0], b.rank[0]) || compare(a.rank[1], b.rank[1]) || compare(a.group.key, b.group.key))
  return ranked.map(({ group }) => group)
}
