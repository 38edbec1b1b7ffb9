import { type FlightFilters, inForce, judgeGroups, keepPassing, noFilters } from '#domain/flights/filters.ts'
import { totalMinutes } from '#domain/flights/itinerary.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type FlightSort, groupByItinerary, type ItineraryGroup, mainSorts, sortGroups } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { rememberOf } from '#domain/remember.ts'
import { median } from '#domain/results/facets.ts'
import type { Found } from './filters/count-options.ts'
import { filterSections } from './filters/filter-sections.ts'

/** What a tab promises: price and time on the way of the journey it puts first. */
export interface TabFacts {
  total: Money
  minutes: number
}

export interface Results extends Omit<Found, 'suppliers'> {
  /** Those that pass, in the chosen order. */
  sorted: ItineraryGroup[]
  tabs: Record<FlightSort, TabFacts | null>
}

export function firstOf(groups: readonly ItineraryGroup[]): TabFacts | null {
  const offer = groups[0]?.cheapest
  return offer ? { total: offer.total, minutes: totalMinutes(offer) } : null
}

/** What each of the main orders puts first. */
export function mainTabs(passing: readonly ItineraryGroup[]): Pick<Results['tabs'], (typeof mainSorts)[number]> {
  const [best = null, cheapest = null, fastest = null] = mainSorts.map((one) => firstOf(sortGroups(passing, one)))
  return { best, cheapest, fastest }
}

export const typicalOf = (groups: readonly ItineraryGroup[]): number | null =>
  median(groups.flatMap(({ cheapest }) => cheapest.emissionsKg ?? []))

/** The orders without a tab of their own show what they put first once they are chosen. */
export const allTabs = (
  main: ReturnType<typeof mainTabs>,
  sort: FlightSort,
  sorted: readonly ItineraryGroup[],
): Results['tabs'] => ({ departure: null, arrival: null, emissions: null, ...main, [sort]: firstOf(sorted) })

interface Judged extends Omit<Found, 'suppliers'> {
  passing: ItineraryGroup[]
  main: ReturnType<typeof mainTabs>
}

/** Offers never change: each order and each page of the same filters is read off what was reckoned once. */
const judge: (offers: readonly PricedFlightOffer[], filters: FlightFilters) => Judged = rememberOf((offers, filters) => {
  const all = inForce(filters).length > 0 ? judge(offers, noFilters) : null
  const groups = all?.groups ?? groupByItinerary(offers)
  const judged = judgeGroups(groups, filters)
  const passing = keepPassing(judged)
  return { groups, judged, open: all?.open ?? judged, filters, typicalKg: typicalOf(groups), passing, main: mainTabs(passing) }
}, JSON.stringify)

/** Groups, filters and sorts what was found, at once. */
export function lookAt(offers: readonly PricedFlightOffer[], filters: FlightFilters, sort: FlightSort): Results {
  const { passing, main, ...found } = judge(offers, filters)
  const sorted = sortGroups(passing, sort)
  return { ...found, sorted, tabs: allTabs(main, sort, sorted) }
}

/** What a customer may narrow these results by. Who supplies a flight is not theirs to choose. */
export const customerSections = rememberOf(
  (offers: readonly PricedFlightOffer[], { filters, numbers }: { filters: FlightFilters; numbers: Numbers }) =>
    filterSections({ ...judge(offers, filters), suppliers: [] }, numbers),
  ({ filters, numbers }) => `${numbers.count(12_345.6)} ${JSON.stringify(filters)}`,
)
