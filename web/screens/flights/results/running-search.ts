import type { LocalDate } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { loadApi } from '../../../api.ts'
import { type FoundSoFar, searchStreams } from '../../../results/search-stream.ts'
import type { SearchDraft } from '../search/search-draft.ts'

export type FoundFlights = FoundSoFar<PricedFlightOffer>

/** The search, with the names of its places. */
interface Asked {
  draft: SearchDraft
  today: LocalDate
}

/** The flight searches of this tab. */
export const flightSearches = searchStreams<FlightSearch, PricedFlightOffer, Asked>(async (search, signal) =>
  (await loadApi()).flights.search(search, { signal }),
)
