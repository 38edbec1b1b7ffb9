import { eq, sql } from 'drizzle-orm'
import type { OrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, counters, orders, trips } from '../../db/schema/index.ts'
import { writeTogether } from '../../db/write-together.ts'
import type { Sale } from '../products/product-sale.ts'
import { expireUnpaid, GRACE_SECONDS } from './expire-unpaid.job.ts'
import { keepCustomer } from './keep-customer.ts'
import { besideOrder, orderColumns } from './order-from-checkout.ts'
import { lockBelow } from './on-top.ts'
import { type Order, writeOrderEvents } from './transition-order.ts'

/** Of orders and of trips. */
const FIRST_NUMBER = 1_001

/** The intent of a booking, stored before anyone is asked for anything: an order that is Pending, and its trip. */
export async function createOrder(tx: Transaction, ctx: Ctx, sale: Sale): Promise<Order> {
  const { checkout, item } = sale
  const id = ctx.newId()
  const { tripNumber, ...number } = await nextNumbers(tx, ctx)
  const columns = orderColumns(ctx, number, sale)
  const customerId = await keepCustomer(tx, ctx, { name: columns.customer, contact: sale.people.contact })
  const whose = { createdBy: checkout.createdBy, visitorId: checkout.visitorId, customerId, createdAt: ctx.now() }
  const trip = { id: await tripIdOf(tx, ctx, sale), agencyId: ctx.agencyId, number: tripNumber, title: columns.title, ...whose }
  const [order] = await tx
    .with(tx.$with('trip').as(tx.insert(trips).values(trip).onConflictDoNothing().returning({ id: trips.id })))
    .insert(orders)
    .values({
      ...columns,
      id,
      agencyId: ctx.agencyId,
      ...number,
      product: item.product,
      status: 'Pending',
      currency: item.waterfall.total.currency,
      checkoutItemId: item.id,
      tripId: trip.id,
      ...whose,
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

/** Orders of one checkout are of one trip, which has its id; what is sold on top of an order is of that order's trip. */
async function tripIdOf(tx: Transaction, ctx: Ctx, { checkout, item }: Sale): Promise<string> {
  if (item.onOrder === null) return checkout.id
  const { tripId } = await lockBelow(tx, ctx, item.onOrder)
  return tripId
}

async function nextNumbers(tx: Transaction, ctx: Ctx): Promise<OrderNumber & { tripNumber: number }> {
  const [agency] = await tx.select({ orderPrefix: agencies.orderPrefix }).from(agencies).where(eq(agencies.id, ctx.agencyId))
  const first = { agencyId: ctx.agencyId, value: FIRST_NUMBER }
  const rows = await tx
    .insert(counters)
    .values([
      { ...first, kind: 'order' },
      { ...first, kind: 'trip' },
    ])
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning()
  const [order, trip] = ['order', 'trip'].map((kind) => rows.find((row) => row.kind === kind))
  if (!agency || !order || !trip) throw new Error('the order got no number')
  return { numberPrefix: agency.orderPrefix, number: order.value, tripNumber: trip.value }
}
