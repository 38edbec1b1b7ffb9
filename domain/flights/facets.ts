import { type FilterName, type JudgedGroup, passingAllBut } from './filters.ts'
import type { PricedFlightOffer } from './offer.ts'

export interface FacetValue {
  value: string
  /** Journeys that have it. */
  count: number
  /** Lowest total under this value, minor units. */
  from: number
}

/** How many journeys each value of a filter would leave, the other filters staying as they are; the cheapest first. */
export function facet(
  judged: readonly JudgedGroup[],
  name: FilterName,
  valuesOf: (offer: PricedFlightOffer) => readonly string[],
): FacetValue[] {
  const found = new Map<string, FacetValue>()
  for (const one of judged) {
    const lowest = new Map<string, number>()
    for (const offer of passingAllBut(one, name))
      for (const value of valuesOf(offer))
        lowest.set(value, Math.min(lowest.get(value) ?? offer.total.amount, offer.total.amount))
    for (const [value, from] of lowest) {
      const known = found.get(value)
      found.set(value, { value, count: (known?.count ?? 0) + 1, from: Math.min(known?.from ?? from, from) })
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from || a.value.localeCompare(b.value))
}

/** The middle of some numbers, the higher of two middles; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
