import { facet } from '#domain/flights/facets.ts'
import type { FilterName, FlightFilters, JudgedGroup } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FacetValue } from '#domain/results/facets.ts'
import { byValue, type FilterOption, type OptionWords, option } from '../../../../results/filter-part.ts'

type ValuesOf = (offer: PricedFlightOffer) => readonly string[]

/** The results, and which of them pass the filters. */
export interface Found {
  groups: readonly ItineraryGroup[]
  /** Every fare with its result for the active filters. */
  judged: readonly JudgedGroup[]
  /** The same without filters: all options. Without an active filter it may be the same object. */
  open: readonly JudgedGroup[]
  filters: FlightFilters
  suppliers: readonly { id: string; title: string }[]
  /** The median of the emissions found; null when none are known. */
  typicalKg: number | null
}

/** The number of journeys that each value of a filter would leave. */
export const counts = ({ judged }: Found, name: FilterName, valuesOf: ValuesOf): ReadonlyMap<string, FacetValue> =>
  byValue(facet(judged, name, valuesOf))

/**
 * Every value found, the cheapest first, with its count now. Values without a journey under the other filters stay, with the count 0, so that they
 * can be deselected.
 */
export function everyValue(
  found: Found,
  name: FilterName,
  valuesOf: ValuesOf,
  wordsOf: (value: string) => OptionWords & { label: string },
): FilterOption[] {
  const all = facet(found.open, name, valuesOf)
  const now = found.judged === found.open ? byValue(all) : counts(found, name, valuesOf)
  return all.map(({ value }) => {
    const { label, ...words } = wordsOf(value)
    return option(now.get(value), value, label, words)
  })
}
