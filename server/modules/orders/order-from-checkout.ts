import type { SQLWrapper } from 'drizzle-orm'
import { marginOf } from '#domain/money/pricing.ts'
import type { OrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, orderPeople } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { Sale } from '../products/product-sale.ts'
import { searchTextOf } from './search-text.ts'

type OwnColumns = ReturnType<ReturnType<typeof saleOf>['columns']>

/** The product's own part of an order. */
export const ownColumns = (ctx: Ctx, sale: Sale): OwnColumns => saleOf(sale.item.product).columns(ctx, sale)

/** The part of an order that follows from its checkout: a payer who goes back may change any of it, so it is written at each attempt to pay. */
export function orderColumns(number: OrderNumber, sale: Sale, own: OwnColumns) {
  const { item, people, fee } = sale
  const { waterfall } = item
  const product = saleOf(item.product)
  const { email } = people.contact
  return {
    ...own,
    waterfall,
    extras: item.extras,
    total: waterfall.total.amount + (fee?.amount ?? 0),
    margin: marginOf(waterfall).amount,
    searchText: searchTextOf({
      ...number,
      title: own.title,
      names: product.people(sale),
      email,
      bookingReference: null,
      documentNumbers: [],
    }),
  }
}

/** Rows written with the order: its people, and the reference by which supplier events about the offer find it. */
export function besideOrder(
  tx: Transaction,
  ctx: Ctx,
  { orderId, sale, supplier, supplierOfferId }: { orderId: string; sale: Sale; supplier: string; supplierOfferId: string },
): SQLWrapper[] {
  const product = saleOf(sale.item.product)
  const people = product.people(sale).map(({ document, ...person }, position) => ({
    ...person,
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    orderId,
    position,
    isLead: position === 0,
    documentCipher: document ? ctx.system.cipher.seal(document) : null,
  }))
  return [
    tx.insert(orderPeople).values(people),
    tx
      .insert(externalReferences)
      .values({ provider: supplier, reference: supplierOfferId, agencyId: ctx.agencyId, orderId })
      .onConflictDoNothing(),
  ]
}
