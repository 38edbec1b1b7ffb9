import { AppError } from '#domain/errors.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Ctx } from '../../../ctx.ts'
import { flightSearches } from './flight-searches.ts'
import { fromParts } from './offer-parts.ts'
import type { PricedEntry } from './price-offers.ts'

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
