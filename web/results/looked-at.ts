import type { Numbers } from '#domain/numbers.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { AppliedFilter, WriteAmount } from './applied-filters.ts'
import type { FilterSection } from './filter-part.ts'

/** The result of a product's `look(found, filters, sort)`: the list, its filter sections, and the active filters. */
export interface LookedAt<Item> {
  /** Results that pass the filters, sorted. */
  sorted: readonly Item[]
  /** The number of results without filters. */
  total: number
  /** The place, after the count: `in Dubai`. */
  where?: string
  /** Results outside the search radius, and the filters that include them: `38 more within 25 km`. */
  beyond?: { label: string; filters: Filters } | null
  sections: readonly FilterSection[]
  applied: readonly AppliedFilter[]
}

/** The visitor's number format; `write` formats values of filters, money in the displayed currency. */
export interface Words {
  numbers: Numbers
  write: WriteAmount
}
