import { anyone } from '#server/http/implement.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { savePeople } from '#server/modules/checkouts/save-people.ts'
import { viewerOf } from '#server/modules/pricing/viewer.ts'
import { readRecentSearches } from '#server/modules/search/recent-searches.ts'
import { tourSearches } from './search-tours.ts'
import { type PricedTour, TourSearch } from './shapes.ts'

export const tourRouter = {
  search: anyone.tours.search.handler(async ({ context, input }) => {
    assertSold(context.ctx, 'tour')
    const request = { search: input, ...viewerOf(context.ctx), signal: new AbortController().signal }
    let searchId = ''
    const tours: PricedTour[] = []
    for await (const event of await tourSearches.events(context.ctx, request)) {
      if (event.type === 'started') searchId = event.searchId
      if (event.type === 'found') tours.push(...event.upserts)
    }
    return { searchId, tours }
  }),
  stream: anyone.tours.stream.handler(({ context: { ctx }, input, signal }) => {
    assertSold(ctx, 'tour')
    return tourSearches.events(ctx, { search: input, ...viewerOf(ctx), signal: signal ?? new AbortController().signal })
  }),
  found: anyone.tours.found.handler(async ({ context, input: { searchId, only } }) => {
    const { ctx } = context
    const record = await tourSearches.read(ctx, searchId)
    const { search, expiresAt, found } = await tourSearches.snapshot(
      ctx,
      record,
      viewerOf(ctx),
      only.length > 0 ? only : undefined,
    )
    return { search, expiresAt, tours: found }
  }),
  recent: anyone.tours.recent.handler(async ({ context }) =>
    (await readRecentSearches(context.ctx, 'tour')).map(({ search }) => TourSearch.parse(search)),
  ),
  saveParticipants: anyone.tours.saveParticipants.handler(({ context: { ctx }, input: { id, ...people } }) =>
    savePeople(ctx, id, { product: 'tour', ...people }),
  ),
}
