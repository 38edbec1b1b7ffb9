import type { FlightSearch } from '#domain/flights/search.ts'
import { fingerprintOf } from '#domain/flights/search-fingerprint.ts'
import { productSearches } from '../../search/product-searches.ts'
import { cacheFoundPrice } from '../date-prices-cache.ts'
import { checkSearch } from './check-search.ts'
import { type CommonOffer, type StoredOffer, type ViewedOffer, viewOffer } from './offer-parts.ts'

/** The searches of flights. */
export const flightSearches = productSearches<FlightSearch, null, CommonOffer, StoredOffer, ViewedOffer>({
  product: 'flight',
  view:
    ({ viewer }) =>
    (stored) =>
      viewOffer(stored, viewer),
  check(ctx, search) {
    checkSearch(search, ctx.now())
    return search
  },
  made: (search) => ({ product: 'flight', search }),
  dealCodeOf: ({ dealCode }) => dealCode,
  sameAs: fingerprintOf,
  readKnown: async () => null,
  finished: cacheFoundPrice,
  refusals: { allFailed: 'flight.all-suppliers-failed', expired: 'flight.search-expired' },
})
