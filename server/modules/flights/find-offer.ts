import { AppError } from '#domain/errors.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Ctx } from '../../ctx.ts'
import { readResults } from './keep-results.ts'
import type { PricedEntry } from './price-offers.ts'

/**
 * An offer that a search of this agency showed, with the price it was shown at. Throws `flight.search-expired` when the search is too old, and
 * `flight.offer-gone` when the search has no such offer or the airline's time limit is over.
 */
export async function findOffer(
  ctx: Ctx,
  { searchId, offerId }: { searchId: string; offerId: string },
): Promise<PricedEntry & { search: FlightSearch }> {
  const { search, shown } = await readResults(ctx, searchId)
  const entry = shown.find(({ offer }) => offer.id === offerId)
  if (!entry || Date.parse(entry.offer.expiresAt) <= ctx.now().getTime()) throw new AppError('flight.offer-gone')
  return { search, ...entry }
}
