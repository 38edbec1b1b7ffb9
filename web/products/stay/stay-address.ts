import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'

/** Where the results of a search stand. The search itself is in the address too, so that it can be made again once its prices are too old. */
export const staysAddress = (searchId: string, search: StaySearch): string =>
  `/accommodation/results?searchId=${searchId}&${stayToParams(search)}`

/** Where a search starts. */
export const staySearchAddress = (search: StaySearch): string => `/accommodation/results?${stayToParams(search)}`

/** The page of one property of a search. `query` is the search, and the filters in force, as parameters; `rate` the rate whose price led there (`seenRate`). */
export const propertyAddress = (searchId: string, hotel: string, query: string, rate: string | null = null): string =>
  `/accommodation/hotel?${new URLSearchParams({ searchId, hotel, ...(rate && { rate }) })}&${query}`
