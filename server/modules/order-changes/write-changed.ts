import { and, eq } from 'drizzle-orm'
import { marginOf } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderPeople, orders } from '../../db/schema/index.ts'
import { searchTextOf } from '../orders/search-text.ts'
import type { Order } from '../orders/transition-order.ts'
import type { WrittenChange } from '../products/product-change.ts'

/** Writes what a locked order is after a change: its content, price and people. Its fee stays. */
export async function writeChanged(
  tx: Transaction,
  ctx: Ctx,
  { order, waterfall, written }: { order: Order; waterfall: PriceWaterfall; written: WrittenChange },
): Promise<void> {
  const { columns, people, email, documentNumbers } = written
  await tx
    .update(orders)
    .set({
      ...columns,
      waterfall,
      total: waterfall.total.amount + (order.total - order.waterfall.total.amount),
      margin: marginOf(waterfall).amount,
      payKey: ctx.newId(),
      searchText: searchTextOf({ ...order, names: people, email, documentNumbers }),
    })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await tx.delete(orderPeople).where(and(eq(orderPeople.agencyId, ctx.agencyId), eq(orderPeople.orderId, order.id)))
  await tx.insert(orderPeople).values(
    people.map(({ document: _document, ...person }, position) => ({
      ...person,
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId: order.id,
      position,
      isLead: position === 0,
      documentCipher: null,
    })),
  )
}
