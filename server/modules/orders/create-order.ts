import { eq, sql } from 'drizzle-orm'
import type { OrderNumber } from '#domain/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, counters, orders } from '../../db/schema/index.ts'
import { writeTogether } from '../../db/write-together.ts'
import type { Sale } from '../products/product-sale.ts'
import { expireUnpaid, GRACE_SECONDS } from './expire-unpaid.job.ts'
import { keepCustomer } from './keep-customer.ts'
import { besideOrder, orderColumns } from './order-from-checkout.ts'
import { type Order, writeOrderEvents } from './transition-order.ts'

const FIRST_NUMBER = 1_001

/** The intent of a booking, stored before anyone is asked for anything: an order that is Pending. */
export async function createOrder(tx: Transaction, ctx: Ctx, sale: Sale): Promise<Order> {
  const { checkout, item, waterfall } = sale
  const id = ctx.newId()
  const number = await nextNumber(tx, ctx)
  const columns = orderColumns(ctx, number, sale)
  const customerId = await keepCustomer(tx, ctx, { name: columns.customer, contact: sale.people.contact })
  const [order] = await tx
    .insert(orders)
    .values({
      ...columns,
      id,
      agencyId: ctx.agencyId,
      ...number,
      product: item.product,
      status: 'Pending',
      currency: waterfall.total.currency,
      checkoutItemId: item.id,
      createdBy: checkout.createdBy,
      visitorId: checkout.visitorId,
      customerId,
      createdAt: ctx.now(),
      statusAt: ctx.now(),
    })
    .returning()
  if (!order) throw new Error('the order was not written')
  await writeTogether(tx, [
    ...besideOrder(tx, ctx, id, sale),
    writeOrderEvents(tx, ctx, [{ orderId: id, event: 'created', to: 'Pending' }]),
  ])
  const afterSeconds = Math.ceil(ctx.system.config.CHECKOUT_MS / 1_000) + GRACE_SECONDS
  await ctx.system.jobs.enqueue(tx, expireUnpaid, { agencyId: ctx.agencyId, orderId: id }, { afterSeconds })
  return order
}

async function nextNumber(tx: Transaction, ctx: Ctx): Promise<OrderNumber> {
  const [agency] = await tx.select({ orderPrefix: agencies.orderPrefix }).from(agencies).where(eq(agencies.id, ctx.agencyId))
  const [row] = await tx
    .insert(counters)
    .values({ agencyId: ctx.agencyId, kind: 'order', value: FIRST_NUMBER })
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning()
  if (!agency || !row) throw new Error('the order got no number')
  return { numberPrefix: agency.orderPrefix, number: row.value }
}
