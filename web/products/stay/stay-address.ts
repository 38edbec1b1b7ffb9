import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'

/** The address of a search's results. It includes the search itself, so that it can be repeated once its prices have expired. */
export const staysAddress = (searchId: string, search: StaySearch): string =>
  `/accommodation/results?searchId=${searchId}&${stayToParams(search)}`

/** The address of the search form. */
export const staySearchAddress = (search: StaySearch): string => `/accommodation/results?${stayToParams(search)}`

/**
 * The page of one property of a search. `query` is the search with the active filters as parameters; `rate` the rate whose price was clicked
 * (`seenRate`).
 */
export const propertyAddress = (searchId: string, hotel: string, query: string, rate: string | null = null): string =>
  `/accommodation/hotel?${new URLSearchParams({ searchId, hotel, ...(rate && { rate }) })}&${query}`
