import { useDeferredValue, useMemo } from 'react'
import { type FlightFilters, filterGroups } from '#domain/flights/filters.ts'
import { type PricedFlightOffer, totalMinutes } from '#domain/flights/offer.ts'
import { type FlightSort, groupByItinerary, type ItineraryGroup, sortGroups, sorts } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'

/** What a tab promises: price and time on the way of the journey it puts first. */
export interface TabFacts {
  total: Money
  minutes: number
}

export interface Results {
  /** Every journey found, whatever the filters. */
  groups: ItineraryGroup[]
  /** Those that pass, in the order of the chosen tab. */
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
  const passing = useMemo(() => filterGroups(groups, filters), [groups, filters])
  const orders = useMemo(() => {
    const [best, cheapest, fastest] = sorts.map((one) => sortGroups(passing, one))
    return { best: best ?? [], cheapest: cheapest ?? [], fastest: fastest ?? [] }
  }, [passing])
  return useMemo(
    () => ({
      groups,
      sorted: orders[sort],
      tabs: { best: firstOf(orders.best), cheapest: firstOf(orders.cheapest), fastest: firstOf(orders.fastest) },
    }),
    [groups, orders, sort],
  )
}
