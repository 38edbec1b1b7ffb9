import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'

/** The address of a search's results. It includes the search itself, so that it can be repeated once its prices have expired. */
export const offersAddress = (searchId: string, search: FlightSearch): string =>
  `/order/new/flight/offers?search=${searchId}&${searchToParams(search)}`

/** The redirect of a results address without a known search: to the search that it describes, else to the empty form. */
export const searchOfAddress = (params: URLSearchParams): string =>
  params.has('from') ? `/order/new/flight/newoffers?${params}` : '/order/new/newFlight'
