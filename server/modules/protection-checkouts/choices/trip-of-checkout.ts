import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { viewOf } from '../../../products/view-of.ts'
import { priceOf, readCheckoutRow, soleItem } from '../../checkouts/checkout-row.ts'
import { ownColumns } from '../../orders/order-from-checkout.ts'
import { openPeople } from '../../products/people.ts'
import { tripOf } from '../trip-of-order.ts'

/** The trip of a booking that is being paid, with its people. Throws checkout.incomplete before they are saved. */
export async function tripOfCheckout(ctx: Ctx, { id }: { id: string }) {
  const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, id))
  const item = soleItem(row)
  const people = openPeople(ctx, item)
  if (!people) throw new AppError('checkout.incomplete')
  const sale = { checkout: row, item, people }
  const own = ownColumns(ctx, sale)
  const persons = saleOf(item.product).people(sale)
  return {
    ...tripOf(ctx, { ...own, destination: viewOf(item).country(own), cost: priceOf(row), people: persons }),
    named: persons.map(({ givenName, familyName, bornOn = null }) => ({ givenName, familyName, bornOn })),
    contact: people.contact,
  }
}
