import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { writeTogether } from '../../db/write-together.ts'
import { saleOf } from '../../products/sale-of.ts'
import { createOrder } from '../orders/create-order.ts'
import { keepCustomer } from '../orders/keep-customer.ts'
import { besideOrder, orderColumns } from '../orders/order-from-checkout.ts'
import { lockOrder, type Order } from '../orders/transition-order.ts'
import type { Sale } from '../products/product-sale.ts'

/**
 * The checkout's order: made at the first attempt to pay, taken up again at the next one. A payer who goes back may have
 * corrected a traveller or chosen a method with another fee, so all of it is written anew.
 */
export async function orderFor(tx: Transaction, ctx: Ctx, sale: Sale): Promise<Order> {
  const { orderId } = sale.checkout
  if (!orderId) return createOrder(tx, ctx, sale)
  const { number, numberPrefix } = await lockOrder(tx, ctx, orderId)
  await saleOf(sale.checkout.product).clear(tx, ctx, orderId)
  await writeTogether(tx, besideOrder(tx, ctx, orderId, sale))
  const columns = orderColumns(ctx, { number, numberPrefix }, sale)
  const customerId = await keepCustomer(tx, ctx, { name: columns.customer, contact: sale.people.contact })
  const [changed] = await tx
    .update(orders)
    .set({ ...columns, customerId })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    .returning()
  if (!changed) throw new Error('the order is gone')
  return changed
}
