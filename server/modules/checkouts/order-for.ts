import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderPeople, orders, paymentAllocations, trips } from '../../db/schema/index.ts'
import { writeTogether } from '../../db/write-together.ts'
import { createOrder, type NewOrder } from '../orders/create-order.ts'
import { lockBelow } from '../orders/on-top.ts'
import { besideOrder, orderColumns, ownColumns } from '../orders/order-from-checkout.ts'
import { lockOrder } from '../orders/transition-order.ts'
import { upsertCustomer } from '../orders/upsert-customer.ts'
import { openPeople } from '../products/people.ts'
import type { Sale } from '../products/product-sale.ts'
import type { ItemOfCheckout } from './checkout-row.ts'

/**
 * The order of an item: created at the first attempt to pay, reused at the next one. A payer who goes back may have corrected a traveller or chosen a
 * method with another fee, so all fields are written again, and the fee of earlier payments no longer counts. Throws checkout.incomplete.
 */
export async function orderFor(
  tx: Transaction,
  ctx: Ctx,
  of: Omit<Sale, 'people'> & { item: ItemOfCheckout },
): Promise<NewOrder> {
  const people = openPeople(ctx, of.item)
  if (!people) throw new AppError('checkout.incomplete')
  const sale = { ...of, people }
  const { orderId } = of.item
  if (!orderId) return createOrder(tx, ctx, sale)
  if (of.item.onOrder) await lockBelow(tx, ctx, of.item.onOrder)
  const { number, numberPrefix } = await lockOrder(tx, ctx, orderId)
  await tx.delete(orderPeople).where(and(eq(orderPeople.agencyId, ctx.agencyId), eq(orderPeople.orderId, orderId)))
  const own = ownColumns(ctx, sale)
  const columns = orderColumns({ number, numberPrefix }, sale, own)
  const customerId = await upsertCustomer(tx, ctx, { name: columns.customer, contact: sale.people.contact })
  await writeTogether(tx, [
    ...besideOrder(tx, ctx, { orderId, sale, ...own }),
    tx
      .update(paymentAllocations)
      .set({ fee: 0 })
      .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), eq(paymentAllocations.orderId, orderId))),
    // A trip of its own; a trip shared with an order below has another id.
    tx
      .update(trips)
      .set({ title: columns.title, customerId })
      .where(and(eq(trips.agencyId, ctx.agencyId), eq(trips.id, of.checkout.id))),
  ])
  const [changed] = await tx
    .update(orders)
    .set({ ...columns, customerId })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    .returning()
  if (!changed) throw new Error('the order is gone')
  return changed
}
