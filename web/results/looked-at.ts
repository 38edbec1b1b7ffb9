import type { Numbers } from '#domain/numbers.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { AppliedFilter, WriteAmount } from './applied-filters.ts'
import type { FilterSection } from './filter-part.ts'

/** What a product's `look(found, filters, sort)` gives: the list, what narrows it, and what does so now. */
export interface LookedAt<Item> {
  /** Those that pass the filters, in order. */
  sorted: readonly Item[]
  /** How many there are without filters. */
  total: number
  /** Where they are, after their count: `in Dubai`. */
  where?: string
  /** Results outside the searched area, and the filters that add them: `38 more within 25 km`. */
  beyond?: { label: string; filters: Filters } | null
  sections: readonly FilterSection[]
  applied: readonly AppliedFilter[]
}

/** How figures are written for who looks; `write` writes values of filters, money in the currency that is shown. */
export interface Words {
  numbers: Numbers
  write: WriteAmount
}
