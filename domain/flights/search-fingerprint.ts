import type { FlightSearch } from './search.ts'
import { searchToParams } from './search-params.ts'

/** One text for all forms of the same search; flexible dates do not change the results. */
export const fingerprintOf = (search: FlightSearch): string =>
  searchToParams({ ...search, flexibleDates: false, children: search.children.toSorted((a, b) => a - b) }).toString()
