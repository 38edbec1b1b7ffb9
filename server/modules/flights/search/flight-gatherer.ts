import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money/money.ts'
import type { SearchGatherer } from '../../search/session/search-gatherer.ts'
import { collectOffers } from './collect-offers.ts'
import { type CommonOffer, type StoredOffer, toParts, viewOffer } from './offer-parts.ts'
import { createPricer, type PricedEntry } from './price-offers.ts'
import { toQuery } from './to-query.ts'

/** The summary of a finished search of flights: its lowest total; null without offers. */
export interface FlightSummary {
  lowest: Money | null
}

type Gatherer = SearchGatherer<FlightSearch, null, SupplierFlightOffer, PricedEntry, CommonOffer, StoredOffer>

/** Collects offers: each itinerary in each fare once, at its lowest price across suppliers. */
export const flightGatherer: Gatherer = {
  togetherMs: 0,
  open(tools, { search, pricing }) {
    const price = createPricer(tools, pricing)
    const offers = collectOffers()
    return {
      suppliers: tools.suppliers.flights,
      query: toQuery(search),
      price: (_supplier, found) => price(found),
      add(priced) {
        const { upserts, gone } = offers.add(priced)
        return { upserts: upserts.map(([id, entry]) => [id, toParts(entry)]), gone }
      },
      listed: offers.count,
      summary: (): FlightSummary => ({ lowest: offers.lowest() }),
    }
  },
  view:
    ({ viewer }) =>
    (stored) =>
      viewOffer(stored, viewer),
}
