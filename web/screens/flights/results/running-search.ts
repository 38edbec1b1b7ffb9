import type { SearchEvent } from '#contract/flights.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { loadApi } from '../../../api.ts'
import { type FoundSoFar, searchStreams } from '../../../results/search-stream.ts'
import type { SearchDraft } from '../search/search-draft.ts'

export interface FoundFlights extends FoundSoFar {
  offers: PricedFlightOffer[]
}

/** What was searched for, with the names of its places. */
interface Asked {
  draft: SearchDraft
  today: LocalDate
}

/** What one event changes. Of two reports about a supplier the later counts. */
export function applied(found: FoundFlights, event: SearchEvent): Partial<FoundFlights> {
  switch (event.type) {
    case 'started':
      return { suppliers: event.suppliers, expiresAt: event.expiresAt }
    case 'offers':
      return {
        offers: [...found.offers, ...event.offers],
        suppliers: found.suppliers.map((one) =>
          one.id === event.supplier ? { ...one, offers: one.offers + event.offers.length } : one,
        ),
      }
    case 'supplier':
      return { suppliers: found.suppliers.map((one) => (one.id === event.progress.id ? event.progress : one)) }
    case 'finished':
      return { isFinished: true }
  }
}

/** The flight searches of this tab. */
export const flightSearches = searchStreams<FlightSearch, SearchEvent, FoundFlights, Asked>({
  ask: async (search, signal) => (await loadApi()).flights.search(search, { signal }),
  begin: (event) =>
    event.type === 'started'
      ? {
          searchId: event.searchId,
          found: { suppliers: event.suppliers, offers: [], isFinished: false, expiresAt: event.expiresAt, failure: null },
        }
      : null,
  applied,
})
