import { contract } from '#contract/index.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import type { BuiltProduct } from '#domain/sold-products.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { TourSearch } from '#domain/tours/search.ts'
import { flightSearches } from '../../modules/flights/search/flight-searches.ts'
import { type StreamedSearch, streamedSearch } from '../../modules/search/streamed-search.ts'
import { staySearches } from '../../modules/stays/search/stay-searches.ts'
import { tourSearches } from '../../modules/tours/search/tour-searches.ts'

/** Every product whose search is streamed: one row each. */
export const searchStreams: Partial<Record<BuiltProduct, StreamedSearch>> = {
  flight: streamedSearch('flight', {
    endpoint: contract.flights.search,
    name: ['flights', 'search'],
    shape: FlightSearch,
    searches: flightSearches,
  }),
  stay: streamedSearch('stay', {
    endpoint: contract.stays.search,
    name: ['stays', 'search'],
    shape: StaySearch,
    searches: staySearches,
  }),
  tour: streamedSearch('tour', {
    endpoint: contract.tours.search,
    name: ['tours', 'search'],
    shape: TourSearch,
    searches: tourSearches,
  }),
}
