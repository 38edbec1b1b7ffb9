import { anyone, member, open } from '../../http/implement.ts'
import { assertSold } from '../access/assert-sold.ts'
import { viewerOf } from '../pricing/viewer.ts'
import { decideMatch } from './matching/decide-match.ts'
import { listMatches } from './matching/list-matches.ts'
import { readProperty } from './read-property.ts'
import { readReviews } from './read-reviews.ts'
import { getDestination } from './search/find-destination.ts'
import { listRecentStays } from './search/recent-stays.ts'
import { staySearches } from './search/stay-searches.ts'
import { suggestStays } from './search/suggest.ts'

export const stays = {
  suggest: open.stays.suggest.handler(({ context, input }) =>
    suggestStays(context.system, { ...input, home: context.visitor.agency?.country }),
  ),
  destination: open.stays.destination.handler(({ input }) => getDestination(input.id)),
  search: anyone.stays.search.handler(({ context, input, signal }) => {
    assertSold(context.ctx, 'stay')
    return staySearches.events(context.ctx, {
      search: input,
      ...viewerOf(context.ctx),
      signal: signal ?? new AbortController().signal,
    })
  }),
  results: anyone.stays.results.handler(async ({ context: { ctx }, input }) =>
    staySearches.snapshot(ctx, await staySearches.read(ctx, input.searchId), viewerOf(ctx), input.only),
  ),
  property: anyone.stays.property.handler(({ context, input }) =>
    readProperty(context.ctx, { ...input, ...viewerOf(context.ctx) }),
  ),
  reviews: anyone.stays.reviews.handler(({ context, input }) => readReviews(context.ctx, input)),
  recent: member.stays.recent.handler(({ context }) => listRecentStays(context.ctx)),
  matches: member.stays.matches.handler(({ context, input }) => listMatches(context.ctx, input)),
  decideMatch: member.stays.decideMatch.handler(({ context, input }) => decideMatch(context.ctx, input)),
}
