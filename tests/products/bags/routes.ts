import { anyone } from '#server/http/implement.ts'
import { savePeople } from '#server/modules/checkouts/save-people.ts'
import { readBags, searchBags } from './search.ts'

export const bagRouter = {
  search: anyone.bags.search.handler(({ context: { ctx }, input, signal }) =>
    searchBags(ctx, input, signal ?? new AbortController().signal),
  ),
  results: anyone.bags.results.handler(({ context: { ctx }, input }) => readBags(ctx, input.searchId)),
  saveOwner: anyone.bags.saveOwner.handler(({ context: { ctx }, input: { id, ...people } }) =>
    savePeople(ctx, id, { product: 'protection', ...people }),
  ),
}
