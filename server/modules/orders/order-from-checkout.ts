import type { SQLWrapper } from 'drizzle-orm'
import type { OrderNumber } from '#domain/order-number.ts'
import { marginOf } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { Sale } from '../products/product-sale.ts'
import { searchTextOf } from './search-text.ts'

/** What of an order follows from its checkout: a payer who goes back may change any of it, so it is written at each attempt to pay. */
export function orderColumns(ctx: Ctx, number: OrderNumber, sale: Sale) {
  const { item, people, waterfall } = sale
  const { names, ...columns } = saleOf(item.product).columns(ctx, sale)
  const { email } = people.contact
  return {
    ...columns,
    waterfall,
    extras: item.extras,
    total: waterfall.total.amount,
    margin: marginOf(waterfall).amount,
    searchText: searchTextOf({ ...number, names, email, bookingReference: null, ticketNumbers: [] }),
  }
}

/** What is written beside the order: its people and what finds it when the supplier reports of the offer. */
export function besideOrder(tx: Transaction, ctx: Ctx, orderId: string, sale: Sale): SQLWrapper[] {
  const product = saleOf(sale.item.product)
  const { supplier, supplierOfferId } = product.columns(ctx, sale)
  return [
    ...product.beside(tx, ctx, orderId, sale),
    tx
      .insert(externalReferences)
      .values({ provider: supplier, reference: supplierOfferId, agencyId: ctx.agencyId, orderId })
      .onConflictDoNothing(),
  ]
}
