import { anyone, member } from '../../http/implement.ts'
import { assertSold } from '../access/assert-sold.ts'
import { viewerOf } from '../pricing/viewer.ts'
import { datePrices } from './date-prices.ts'
import { readResults, toSnapshot } from './keep-results.ts'
import { listRecentFlights } from './recent-flights.ts'
import { searchFlights } from './search-flights.ts'
import { shareOffers } from './share-offers.ts'

export const flights = {
  search: anyone.flights.search.handler(({ context, input, signal }) => {
    assertSold(context.ctx, 'flight')
    return searchFlights(context.ctx, {
      search: input,
      ...viewerOf(context.ctx),
      signal: signal ?? new AbortController().signal,
    })
  }),
  results: anyone.flights.results.handler(async ({ context, input }) =>
    toSnapshot(await readResults(context.ctx, input.searchId), viewerOf(context.ctx), input.offers),
  ),
  datePrices: anyone.flights.datePrices.handler(({ context, input, signal }) => {
    assertSold(context.ctx, 'flight')
    return datePrices(context.ctx, { ...input, signal: signal ?? new AbortController().signal })
  }),
  share: member.flights.share.handler(async ({ context, input }) => {
    await shareOffers(context.ctx, input)
    return { done: true as const }
  }),
  recent: member.flights.recent.handler(({ context }) => listRecentFlights(context.ctx)),
}
