import type { FlightSearch } from './search.ts'
import { searchToParams } from './search-params.ts'

/** One text for every way to write the same search; whether its days may move finds nothing else. */
export const fingerprintOf = (search: FlightSearch): string =>
  searchToParams({ ...search, flexibleDates: false, children: search.children.toSorted((a, b) => a - b) }).toString()
