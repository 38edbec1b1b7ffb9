import { AppError } from '#domain/errors.ts'
import { isOf } from '#domain/is-of.ts'
import { anyone } from '#server/http/implement.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { assertOpen, readCheckoutRow, soleItem, updateItem } from '#server/modules/checkouts/checkout-row.ts'
import { describeCheckout } from '#server/modules/checkouts/view-checkout.ts'
import { itemOf } from '#server/modules/products/checkout-of-product.ts'
import { sealPeople } from '#server/modules/products/people.ts'
import { readRecentSearches } from '#server/modules/search/recent-searches.ts'
import { TourSearch } from './shapes.ts'
import { type FoundTour, readTours, searchTours } from './search-tours.ts'

const priced = ({ offer: { supplier: _supplier, net: _net, ...tour }, waterfall: { total } }: FoundTour) => ({ ...tour, total })

export const tourRouter = {
  search: anyone.tours.search.handler(async ({ context, input }) => {
    assertSold(context.ctx, 'tour')
    const { searchId, tours } = await searchTours(context.ctx, input)
    return { searchId, tours: tours.map(priced) }
  }),
  found: anyone.tours.found.handler(async ({ context, input: { searchId, only } }) => {
    const { search, expiresAt, tours } = await readTours(context.ctx, searchId)
    const asked = tours.filter(({ offer }) => only.length === 0 || only.includes(offer.id))
    return { search, expiresAt, tours: asked.map(priced) }
  }),
  recent: anyone.tours.recent.handler(async ({ context }) =>
    (await readRecentSearches(context.ctx, 'tour')).map(({ search }) => TourSearch.parse(search)),
  ),
  saveParticipants: anyone.tours.saveParticipants.handler(({ context: { ctx }, input: { id, participants, contact } }) =>
    ctx.tx(async (tx) => {
      const row = await readCheckoutRow(tx, ctx, id, 'lock')
      const item = itemOf('tour', soleItem(row))
      assertOpen(ctx, row)
      const peopleCipher = sealPeople(ctx, { product: item.product, participants, contact })
      const saved = await describeCheckout(tx, ctx, await updateItem(tx, ctx, row, { id: item.id, peopleCipher }))
      if (!isOf('tour', saved)) throw new AppError('access.not-found')
      return saved
    }),
  ),
}
