import { type FacetValue, facet } from '#domain/flights/facets.ts'
import type { FilterName, FlightFilters, JudgedGroup } from '#domain/flights/filters.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FilterOption, FilterPart, FilterSection } from './filter-part.ts'

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

export type Words = Partial<Pick<FilterOption, 'note' | 'chip'>>

export const option = (found: FacetValue | undefined, value: string, label: string, words: Words = {}): FilterOption => ({
  value,
  label,
  note: words.note ?? null,
  chip: words.chip ?? null,
  count: found?.count ?? 0,
  from: found?.from ?? null,
})

const byValue = (found: readonly FacetValue[]): ReadonlyMap<string, FacetValue> => new Map(found.map((one) => [one.value, one]))

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
  wordsOf: (value: string) => Words & { label: string },
): FilterOption[] {
  const all = facet(found.open, name, valuesOf)
  const now = found.judged === found.open ? byValue(all) : counts(found, name, valuesOf)
  return all.map(({ value }) => {
    const { label, ...words } = wordsOf(value)
    return option(now.get(value), value, label, words)
  })
}

export function range(values: readonly (number | null)[]): { min: number; max: number } | null {
  const told = values.filter((value) => value !== null)
  if (told.length === 0) return null
  const [min, max] = [Math.min(...told), Math.max(...told)]
  return max > min ? { min, max } : null
}

export const section = (title: string, parts: FilterPart[], more: Partial<FilterSection> = {}): FilterSection => ({
  title,
  note: null,
  isOpen: false,
  ...more,
  parts,
})
