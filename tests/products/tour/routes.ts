import { AppError } from '#domain/errors.ts'
import { isOf } from '#domain/is-of.ts'
import { anyone } from '#server/http/implement.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { assertOpen, readCheckoutRow, soleItem, updateItem } from '#server/modules/checkouts/checkout-row.ts'
import { describeCheckout } from '#server/modules/checkouts/view-checkout.ts'
import { itemOf } from '#server/modules/products/checkout-of-product.ts'
import { sealPeople } from '#server/modules/products/people.ts'
import { type FoundTour, readTours, searchTours } from './search-tours.ts'

const priced = ({ offer: { supplier: _supplier, net: _net, ...tour }, waterfall: { total } }: FoundTour) => ({ ...tour, total })

export const tourRouter = {
  search: anyone.tours.search.handler(async ({ context, input }) => {
    assertSold(context.ctx, 'tour')
    const { searchId, tours } = await searchTours(context.ctx, input)
    return { searchId, tours: tours.map(priced) }
  }),
  compare: anyone.tours.compare.handler(async ({ context, input }) => {
    const { tours } = await readTours(context.ctx, input.searchId)
    return tours.filter(({ offer }) => input.only.includes(offer.id)).map(priced)
  }),
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
