export interface FacetValue {
  value: string
  /** The number of results with this value. */
  count: number
  /** Lowest total under this value, minor units. */
  from: number
}

/** A priced option of a result: a fare of an itinerary, a rate of a property. */
interface Reading<Option> {
  valuesOf: (option: Option) => readonly string[]
  /** Minor units. */
  totalOf: (option: Option) => number
}

/** The number of results for each value, the cheapest first. Each result is given by its matching options. */
export function countValues<Option>(results: Iterable<readonly Option[]>, { valuesOf, totalOf }: Reading<Option>): FacetValue[] {
  const found = new Map<string, FacetValue>()
  for (const options of results) {
    const lowest = new Map<string, number>()
    for (const option of options)
      for (const value of valuesOf(option)) lowest.set(value, Math.min(lowest.get(value) ?? totalOf(option), totalOf(option)))
    for (const [value, from] of lowest) {
      const known = found.get(value)
      found.set(value, { value, count: (known?.count ?? 0) + 1, from: Math.min(known?.from ?? from, from) })
    }
  }
  return [...found.values()].sort((a, b) => a.from - b.from || a.value.localeCompare(b.value))
}

/** The median, the higher of two; null without numbers. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
