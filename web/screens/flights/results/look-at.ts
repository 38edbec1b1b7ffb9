import { type FlightFilters, inForce, judgeGroups, keepPassing, noFilters } from '#domain/flights/filters.ts'
import { totalMinutes } from '#domain/flights/itinerary.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type FlightSort, groupByItinerary, type ItineraryGroup, mainSorts, sortGroups } from '#domain/flights/results.ts'
import { memoize, memoizeByObjectAndKey } from '#domain/memoize.ts'
import type { Money } from '#domain/money/money.ts'
import { median } from '#domain/results/facets.ts'
import type { LookedAt, Words } from '../../../results/looked-at.ts'
import type { Found } from './filters/count-options.ts'
import { filterSections } from './filters/filter-sections.ts'
import { appliedToFlights } from './flight-parts.ts'

/** A tab's first result: its price, and the duration of the journey. */
export interface TabFacts {
  total: Money
  minutes: number
  /** The other main orders with the same first journey. */
  also: readonly FlightSort[]
}

type Judged = Omit<Found, 'suppliers'> & {
  /** Those that pass the filters, sorted. */
  sorted: (sort: FlightSort) => ItineraryGroup[]
  main: Pick<Tabs, (typeof mainSorts)[number]>
}

type Tabs = Record<FlightSort, TabFacts | null>

export interface FlightsLookedAt extends Omit<Found, 'suppliers'>, LookedAt<ItineraryGroup> {
  tabs: Tabs
}

const firstOf = (first: ItineraryGroup | undefined, also: readonly FlightSort[]): TabFacts | null =>
  first ? { total: first.cheapest.total, minutes: totalMinutes(first.cheapest), also } : null

/** The first journey of each main order. Orders with the same one name each other, so that it does not look like several offers. */
function mainFacts(sorted: (sort: FlightSort) => readonly ItineraryGroup[]): Judged['main'] {
  const firsts = mainSorts.map((sort) => ({ sort, group: sorted(sort)[0] }))
  const [best = null, cheapest = null, fastest = null] = firsts.map(({ sort, group }) =>
    firstOf(
      group,
      firsts.flatMap((other) => (other.sort !== sort && other.group?.key === group?.key ? [other.sort] : [])),
    ),
  )
  return { best, cheapest, fastest }
}

const typicalOf = (groups: readonly ItineraryGroup[]): number | null =>
  median(groups.flatMap(({ cheapest }) => cheapest.emissionsKg ?? []))

/** Offers never change, so computations over a list of them are memoized: sorting does not filter again. */
const judge: (offers: readonly PricedFlightOffer[], filters: FlightFilters) => Judged = memoizeByObjectAndKey(
  (offers, filters) => {
    const all = inForce(filters).length > 0 ? judge(offers, noFilters) : null
    const groups = all?.groups ?? groupByItinerary(offers)
    const judged = judgeGroups(groups, filters)
    const passing = keepPassing(judged)
    const sorted = memoize((sort: FlightSort) => sortGroups(passing, sort), String)
    const main = mainFacts(sorted)
    const typicalKg = all ? all.typicalKg : typicalOf(groups)
    return { groups, judged, open: all?.open ?? judged, filters, typicalKg, sorted, main }
  },
  JSON.stringify,
)

interface FoundFlights {
  offers: readonly PricedFlightOffer[]
  /** The suppliers to filter by; none for customers, who do not see suppliers. */
  suppliers: Found['suppliers']
}

const sectionsOf = memoizeByObjectAndKey(
  (offers: readonly PricedFlightOffer[], { filters, suppliers, numbers }: SectionsOf) =>
    filterSections({ ...judge(offers, filters), suppliers }, numbers),
  ({ filters, suppliers, numbers }) => JSON.stringify([filters, suppliers.map(({ id }) => id), numbers.count(12_345.6)]),
)

interface SectionsOf extends Pick<FoundFlights, 'suppliers'>, Pick<Words, 'numbers'> {
  filters: FlightFilters
}

/** Flights in a view: journeys in order, and the filters. Pure: it depends only on the results and the view. */
export function lookAtFlights(
  { offers, suppliers }: FoundFlights,
  { filters, sort }: { filters: FlightFilters; sort: FlightSort },
  { numbers, write }: Words,
): FlightsLookedAt {
  const { sorted: inOrder, main, ...found } = judge(offers, filters)
  const sorted = inOrder(sort)
  const sections = sectionsOf(offers, { filters, suppliers, numbers })
  const tabs: Tabs = { departure: null, arrival: null, emissions: null, [sort]: firstOf(sorted[0], []), ...main }
  return { ...found, sorted, tabs, total: found.groups.length, sections, applied: appliedToFlights(filters, sections, write) }
}
