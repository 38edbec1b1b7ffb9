import { useDeferredValue, useMemo } from 'react'
import { median } from '#domain/flights/facets.ts'
import { type FlightFilters, judgeGroups, keepPassing, noFilters } from '#domain/flights/filters.ts'
import { type PricedFlightOffer, totalMinutes } from '#domain/flights/offer.ts'
import { type FlightSort, groupByItinerary, type ItineraryGroup, mainSorts, sortGroups } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'
import type { Found } from './count-options.ts'

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

function firstOf(groups: readonly ItineraryGroup[]): TabFacts | null {
  const offer = groups[0]?.cheapest
  return offer ? { total: offer.total, minutes: totalMinutes(offer) } : null
}

/** Groups, filters and sorts what was found; the work follows behind what is typed and clicked. */
export function useResults(offers: readonly PricedFlightOffer[], filters: FlightFilters, sort: FlightSort): Results {
  const settled = useDeferredValue(offers)
  const groups = useMemo(() => groupByItinerary(settled), [settled])
  const open = useMemo(() => judgeGroups(groups, noFilters), [groups])
  const typicalKg = useMemo(() => median(groups.flatMap(({ cheapest }) => cheapest.emissionsKg ?? [])), [groups])
  const judged = useMemo(() => judgeGroups(groups, filters), [groups, filters])
  const passing = useMemo(() => keepPassing(judged), [judged])
  const sorted = useMemo(() => sortGroups(passing, sort), [passing, sort])
  const tabs = useMemo(() => {
    const [best = null, cheapest = null, fastest = null] = mainSorts.map((one) => firstOf(sortGroups(passing, one)))
    return { best, cheapest, fastest }
  }, [passing])
  return useMemo(
    () => ({
      groups,
      open,
      judged,
      filters,
      typicalKg,
      sorted,
      // The orders without a tab of their own show what they put first once they are chosen.
      tabs: { departure: null, arrival: null, emissions: null, ...tabs, [sort]: firstOf(sorted) },
    }),
    [groups, open, judged, filters, typicalKg, sorted, tabs, sort],
  )
}
