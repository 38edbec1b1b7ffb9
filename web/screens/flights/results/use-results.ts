import { useDeferredValue, useMemo } from 'react'
import { type FlightFilters, judgeGroups, keepPassing, noFilters } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type FlightSort, groupByItinerary, sortGroups } from '#domain/flights/results.ts'
import { allTabs, mainTabs, type Results, typicalOf } from './look-at.ts'

/** The same as `lookAt` step by step: each is done again only where something of it changed, and behind what is typed and clicked. */
export function useResults(offers: readonly PricedFlightOffer[], filters: FlightFilters, sort: FlightSort): Results {
  const settled = useDeferredValue(offers)
  const groups = useMemo(() => groupByItinerary(settled), [settled])
  const open = useMemo(() => judgeGroups(groups, noFilters), [groups])
  const typicalKg = useMemo(() => typicalOf(groups), [groups])
  const judged = useMemo(() => judgeGroups(groups, filters), [groups, filters])
  const passing = useMemo(() => keepPassing(judged), [judged])
  const sorted = useMemo(() => sortGroups(passing, sort), [passing, sort])
  const main = useMemo(() => mainTabs(passing), [passing])
  return useMemo(
    () => ({ groups, open, judged, filters, typicalKg, sorted, tabs: allTabs(main, sort, sorted) }),
    [groups, open, judged, filters, typicalKg, sorted, main, sort],
  )
}
