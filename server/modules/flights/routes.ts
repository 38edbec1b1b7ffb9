import { anyone, member } from '../../http/implement.ts'
import { assertSold } from '../access/assert-sold.ts'
import { viewerOf } from '../pricing/viewer.ts'
import { datePrices } from './date-prices.ts'
import { flightSearches } from './search/flight-searches.ts'
import { listRecentFlights } from './search/recent-flights.ts'
import { shareOffers } from './share-offers.ts'

export const flights = {
  search: anyone.flights.search.handler(({ context, input, signal }) => {
    assertSold(context.ctx, 'flight')
    return flightSearches.events(context.ctx, {
      search: input,
      ...viewerOf(context.ctx),
      signal: signal ?? new AbortController().signal,
    })
  }),
  results: anyone.flights.results.handler(async ({ context: { ctx }, input }) =>
    flightSearches.snapshot(ctx, await flightSearches.read(ctx, input.searchId), viewerOf(ctx), input.offers),
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
