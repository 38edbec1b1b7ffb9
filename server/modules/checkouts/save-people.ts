import type { Checkout } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { PeopleOf, SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { checkoutOf, itemOf } from '../products/checkout-of-product.ts'
import { type People, sealPeople } from '../products/people.ts'
import { assertOpen, soleItem, updateItem } from './checkout-row.ts'
import { queuePurgeOnFirstData } from './queue-purge.ts'
import { describeChanged, readShown } from './view-checkout.ts'

/**
 * Stores people and contact, encrypted; the unsaved form fields are deleted, since they are contained in them. Throws access.not-found for the people of
 * another product, and input.invalid with the fields that the supplier would refuse.
 */
export const savePeople = async <P extends SoldProduct>(
  ctx: Ctx,
  id: string,
  input: PeopleOf<P> & { product: P },
): Promise<Extract<Checkout, { product: P }>> => checkoutOf<P>(input.product, await save(ctx, id, input))

const save = (ctx: Ctx, id: string, input: People): Promise<Checkout> =>
  ctx.tx(async (tx) => {
    const shown = await readShown(tx, ctx, id, 'lock')
    const { row } = shown
    const sold = soleItem(row)
    const item = itemOf(input.product, sold)
    assertOpen(ctx, row)
    const { people, problems } = saleOf(sold.product).checkPeople(item, input)
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    await queuePurgeOnFirstData(tx, ctx, sold)
    const saved = await updateItem(tx, ctx, row, { id: sold.id, peopleCipher: sealPeople(ctx, people), draftCipher: null })
    return describeChanged(tx, ctx, { ...shown, row: saved })
  })
