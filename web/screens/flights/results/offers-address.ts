import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'

/** Where the results of a search stand. The search itself is in the address too, so that it can be made again once its prices are too old. */
export const offersAddress = (searchId: string, search: FlightSearch): string =>
  `/order/new/flight/offers?search=${searchId}&${searchToParams(search)}`

/** Where an address of results leads that names no search of ours: to the search that it describes, else to the empty form. */
export const searchOfAddress = (params: URLSearchParams): string =>
  params.has('from') ? `/order/new/flight/newoffers?${params}` : '/order/new/newFlight'
