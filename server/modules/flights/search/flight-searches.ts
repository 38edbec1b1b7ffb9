import { AppError } from '#domain/errors.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { fingerprintOf } from '#domain/flights/search-fingerprint.ts'
import type { Ctx } from '../../../ctx.ts'
import { productSearches } from '../../search/product-searches.ts'
import { cacheFoundPrice } from '../date-prices-cache.ts'
import { checkSearch } from './check-search.ts'
import { type CommonOffer, fromParts, type StoredOffer, type ViewedOffer, viewOffer } from './offer-parts.ts'
import type { PricedEntry } from './price-offers.ts'

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

/** `until`: the end of the search or of the airline's time limit, whichever is first, as milliseconds since 1970. */
export interface FoundOffer extends PricedEntry {
  search: FlightSearch
  until: number
}

/**
 * An offer that a search of this agency showed, with the price it was shown at. Throws `flight.search-expired` when the search is too old, and
 * `flight.offer-gone` when the search has no such offer or the airline's time limit has passed.
 */
export async function findOffer(ctx: Ctx, { searchId, offerId }: { searchId: string; offerId: string }): Promise<FoundOffer> {
  const { search, entries, expiresAt } = await flightSearches.read(ctx, searchId)
  const parts = entries.get(offerId)
  if (!parts || Date.parse(parts.common.expiresAt) <= ctx.now().getTime()) throw new AppError('flight.offer-gone')
  return { ...fromParts(parts), search, until: Math.min(Date.parse(expiresAt), Date.parse(parts.common.expiresAt)) }
}
