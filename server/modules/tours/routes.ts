import { anyone, member } from '../../http/implement.ts'
import { assertSold } from '../access/assert-sold.ts'
import { viewerOf } from '../pricing/viewer.ts'
import { readDays, readStarts } from './booking/read-days.ts'
import { readTour } from './booking/read-tour.ts'
import { listRecentTours } from './search/recent-tours.ts'
import { tourSearches } from './search/tour-searches.ts'

export const tours = {
  search: anyone.tours.search.handler(({ context: { ctx }, input, signal }) => {
    assertSold(ctx, 'tour')
    return tourSearches.events(ctx, { search: input, ...viewerOf(ctx), signal: signal ?? new AbortController().signal })
  }),
  results: anyone.tours.results.handler(async ({ context: { ctx }, input }) =>
    tourSearches.snapshot(ctx, await tourSearches.read(ctx, input.searchId), viewerOf(ctx), input.only),
  ),
  tour: anyone.tours.tour.handler(({ context: { ctx }, input }) => readTour(ctx, { ...input, ...viewerOf(ctx) })),
  days: anyone.tours.days.handler(({ context: { ctx }, input }) => readDays(ctx, input)),
  starts: anyone.tours.starts.handler(({ context: { ctx }, input }) => readStarts(ctx, input)),
  recent: member.tours.recent.handler(({ context: { ctx } }) => listRecentTours(ctx)),
}
