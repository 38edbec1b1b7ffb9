import { facet } from '#domain/flights/facets.ts'
import type { FilterName, FlightFilters, JudgedGroup } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FacetValue } from '#domain/results/facets.ts'
import { byValue, type FilterOption, type OptionWords, option } from '../../../../results/filter-part.ts'

type ValuesOf = (offer: PricedFlightOffer) => readonly string[]

/** What was found, and what the filters say of it. */
export interface Found {
  groups: readonly ItineraryGroup[]
  /** Every fare put to the filters in force. */
  judged: readonly JudgedGroup[]
  /** The same with no filter at all: what could be chosen. Where none is in force it may be the very same. */
  open: readonly JudgedGroup[]
  filters: FlightFilters
  suppliers: readonly { id: string; title: string }[]
  /** The middle of the emissions found; null when none are told. */
  typicalKg: number | null
}

/** The journeys that each value of a filter would leave, by value. */
export const counts = ({ judged }: Found, name: FilterName, valuesOf: ValuesOf): ReadonlyMap<string, FacetValue> =>
  byValue(facet(judged, name, valuesOf))

/**
 * Every value that was found, the cheapest first, with what it would leave now. Values that the other filters leave without a journey stay in their
 * place, at nought: lines that vanish cannot be undone.
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
