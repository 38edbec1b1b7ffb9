import { z } from 'zod'
import { itineraryKey, type PricedFlightOffer, stopsOf, totalMinutes } from './offer.ts'

/** One itinerary with its fare families, cheapest first. */
export interface ItineraryGroup {
  key: string
  offers: PricedFlightOffer[]
  cheapest: PricedFlightOffer
}

/** Groups offers by itinerary; of two offers that are equal in family, conditions and bags only the cheaper stays. */
export function groupByItinerary(offers: readonly PricedFlightOffer[]): ItineraryGroup[] {
  const groups = new Map<string, Map<string, PricedFlightOffer>>()
  for (const offer of offers) {
    const key = itineraryKey(offer)
    const families = groups.get(key) ?? new Map<string, PricedFlightOffer>()
    const family = familyKey(offer)
    const known = families.get(family)
    if (!known || offer.total.amount < known.total.amount) families.set(family, offer)
    groups.set(key, families)
  }
  return [...groups].flatMap(([key, families]) => {
    const sorted = [...families.values()].sort((a, b) => a.total.amount - b.total.amount)
    const cheapest = sorted[0]
    return cheapest ? [{ key, offers: sorted, cheapest }] : []
  })
}

const familyKey = (offer: PricedFlightOffer): string =>
  [
    ...offer.slices.map((slice) => `${slice.fareBrand}/${slice.segments.map((s) => s.cabin).join()}`),
    offer.refund?.allowed,
    offer.change?.allowed,
    offer.passengers[0]?.baggage.checked,
  ].join('|')

export const sorts = ['best', 'cheapest', 'fastest'] as const
export const FlightSort = z.enum(sorts)
export type FlightSort = z.infer<typeof FlightSort>

/** Shown under the tabs, because a ranking that is not explained is not trusted. */
export const sortRules: Record<FlightSort, string> = {
  best: 'Best weighs price, time on the way and stops: 1 hour counts as 3 % of the lowest price, a stop as 6 %.',
  cheapest: 'Lowest total price first; at the same price the shorter journey.',
  fastest: 'Shortest time on the way first; at the same time the lower price.',
}

/** Best's score: price plus 3 % of the lowest price per hour on the way plus 6 % per stop. Lower is better. */
export function bestScore(offer: PricedFlightOffer, lowestPrice: number): number {
  const stops = offer.slices.reduce((n, slice) => n + stopsOf(slice), 0)
  return offer.total.amount + lowestPrice * ((0.03 * totalMinutes(offer)) / 60 + 0.06 * stops)
}

type Compare = (a: PricedFlightOffer, b: PricedFlightOffer) => number

const byPrice: Compare = (a, b) => a.total.amount - b.total.amount
const byTime: Compare = (a, b) => totalMinutes(a) - totalMinutes(b)

export function sortGroups(groups: readonly ItineraryGroup[], sort: FlightSort): ItineraryGroup[] {
  const lowest = groups.reduce((low, group) => Math.min(low, group.cheapest.total.amount), Number.POSITIVE_INFINITY)
  const compare: Record<FlightSort, Compare> = {
    best: (a, b) => bestScore(a, lowest) - bestScore(b, lowest) || byPrice(a, b),
    cheapest: (a, b) => byPrice(a, b) || byTime(a, b),
    fastest: (a, b) => byTime(a, b) || byPrice(a, b),
  }
  return [...groups].sort((a, b) => compare[sort](a.cheapest, b.cheapest) || a.key.localeCompare(b.key))
}
