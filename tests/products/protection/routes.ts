import { AppError } from '#domain/errors.ts'
import { isOf } from '#domain/is-of.ts'
import { anyone } from '#server/http/implement.ts'
import { assertOpen, readCheckoutRow, soleItem, updateItem } from '#server/modules/checkouts/checkout-row.ts'
import { describeCheckout } from '#server/modules/checkouts/view-checkout.ts'
import { itemOf } from '#server/modules/products/checkout-of-product.ts'
import { sealPeople } from '#server/modules/products/people.ts'

export const protectionRouter = {
  saveInsured: anyone.protection.saveInsured.handler(({ context: { ctx }, input: { id, insured, contact } }) =>
    ctx.tx(async (tx) => {
      const row = await readCheckoutRow(tx, ctx, id, 'lock')
      const item = itemOf('protection', soleItem(row))
      assertOpen(ctx, row)
      const peopleCipher = sealPeople(ctx, { product: item.product, insured, contact })
      const saved = await describeCheckout(tx, ctx, await updateItem(tx, ctx, row, { id: item.id, peopleCipher }))
      if (!isOf('protection', saved)) throw new AppError('access.not-found')
      return saved
    }),
  ),
}
