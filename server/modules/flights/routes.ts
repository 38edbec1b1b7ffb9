import { member } from '../../http/implement.ts'
import { datePrices } from './date-prices.ts'
import { readResults, toSnapshot } from './keep-results.ts'
import { listRecentSearches } from './recent-searches.ts'
import { searchFlights } from './search-flights.ts'
import { shareOffers } from './share-offers.ts'

const seesMargin = (visitor: { permissions: readonly string[] }) => visitor.permissions.includes('margin:read')

export const flights = {
  search: member.flights.search.handler(({ context, input, signal }) =>
    searchFlights(context.ctx, {
      search: input,
      seesMargin: seesMargin(context.visitor),
      signal: signal ?? new AbortController().signal,
    }),
  ),
  results: member.flights.results.handler(async ({ context, input }) =>
    toSnapshot(await readResults(context.ctx, input.searchId), { seesMargin: seesMargin(context.visitor) }, input.offers),
  ),
  datePrices: member.flights.datePrices.handler(({ context, input, signal }) =>
    datePrices(context.ctx, { ...input, signal: signal ?? new AbortController().signal }),
  ),
  share: member.flights.share.handler(async ({ context, input }) => {
    await shareOffers(context.ctx, input)
    return { done: true as const }
  }),
  recent: member.flights.recent.handler(({ context }) => listRecentSearches(context.ctx)),
}
