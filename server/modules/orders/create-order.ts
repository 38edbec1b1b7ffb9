import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { FIRST_NUMBER, formatOrderNumber, type OrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, agencySettings, counters, members, orders, trips } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { writeTogether } from '../../db/write-together.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { type Seller, sellerOf } from '../delegates/seller-of.ts'
import type { Sale } from '../products/product-sale.ts'
import { lockBelow } from './on-top.ts'
import { besideOrder, orderColumns, ownColumns } from './order-from-checkout.ts'
import { type Order, writeOrderEvents } from './transition-order.ts'
import { upsertCustomer } from './upsert-customer.ts'

/** An order as inserted; the database computes the rest. */
export type NewOrder = Omit<Order, 'branchId' | 'payKey' | 'startsLocal' | 'searchVector'>

/**
 * The intent of a booking, stored before any supplier call: a Pending order and its trip. They are sent with the commit or with the next statement,
 * because assigning the order's number blocks every other sale of the agency.
 */
export async function createOrder(tx: Transaction, ctx: Ctx, sale: Sale): Promise<NewOrder> {
  const { checkout, item } = sale
  const id = ctx.newId()
  const own = ownColumns(ctx, sale)
  const [{ tripNumber, termsVersion, ...number }, customerId, tripId, seller] = await Promise.all([
    nextNumbers(tx, ctx),
    upsertCustomer(tx, ctx, { name: own.customer, contact: sale.people.contact }),
    tripIdOf(tx, ctx, sale),
    sellerOf(tx, ctx, checkout),
  ])
  const columns = orderColumns(number, sale, own)
  const { createdBy, bookedBy, names } = seller
  const whose = { createdBy, visitorId: checkout.visitorId, customerId, createdAt: ctx.now() }
  const trip = { id: tripId, agencyId: ctx.agencyId, number: tripNumber, title: columns.title, ...whose }
  const { startsAt = null, endsAt = null, zone = null } = columns
  const order = {
    ...columns,
    startsAt,
    endsAt,
    zone,
    id,
    agencyId: ctx.agencyId,
    ...number,
    product: item.product,
    status: 'Pending' as const,
    currency: item.waterfall.total.currency,
    checkoutItemId: item.id,
    tripId: trip.id,
    ...whose,
    bookedBy,
    statusAt: ctx.now(),
    supplierOrderId: null,
    bookingReference: null,
    payBy: null,
    priceUntil: null,
    soldAt: null,
    termsVersion,
  }
  const writes = [
    tx.insert(trips).values(trip).onConflictDoNothing(),
    tx.insert(orders).values({ ...order, branchId: branchOf(tx, ctx, createdBy) }),
    ...besideOrder(tx, ctx, { orderId: id, sale, ...own }),
    writeOrderEvents(tx, ctx, [
      { orderId: id, event: 'created', to: 'Pending', note: names && `Sold by ${names.delegate} for ${names.member}` },
    ]),
  ]
  if (names) await recordSoldFor(tx, ctx, { number: formatOrderNumber(number), names })
  await sendWithCommit(tx, [writeTogether(tx, writes)])
  return order
}

const recordSoldFor = (tx: Transaction, ctx: Ctx, { number, names }: { number: string; names: NonNullable<Seller['names']> }) =>
  recordAudit(tx, ctx, {
    action: 'order.sold-for',
    subject: number,
    after: { Delegate: names.delegate, For: names.member },
  })

/** The branch of the member who sells, as it is now; null for none, and for a customer on the storefront. */
function branchOf(tx: Transaction, ctx: Ctx, userId: string | null): SQL | null {
  if (userId === null) return null
  const seller = tx
    .select({ branchId: members.branchId })
    .from(members)
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.userId, userId)))
  return sql`(${seller})`
}

/** Orders of one checkout are of one trip, which has the checkout's id; an order sold on top of another one is of that one's trip. */
async function tripIdOf(tx: Transaction, ctx: Ctx, { checkout, item }: Sale): Promise<string> {
  if (item.onOrder === null) return checkout.id
  const { tripId } = await lockBelow(tx, ctx, item.onOrder)
  return tripId
}

type Numbered = OrderNumber & {
  tripNumber: number
  /** Of the terms that a customer is shown beside the button that pays; null for members, and without terms. */
  termsVersion: number | null
}

async function nextNumbers(tx: Transaction, ctx: Ctx): Promise<Numbered> {
  const prefix = tx.select({ orderPrefix: agencies.orderPrefix }).from(agencies).where(eq(agencies.id, ctx.agencyId))
  const terms = tx
    .select({ version: agencySettings.termsVersion })
    .from(agencySettings)
    .where(and(eq(agencySettings.agencyId, ctx.agencyId), ne(agencySettings.terms, '')))
  const first = { agencyId: ctx.agencyId, value: FIRST_NUMBER }
  const rows = await tx
    .insert(counters)
    .values([
      { ...first, kind: 'order' },
      { ...first, kind: 'trip' },
    ])
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning({
      kind: counters.kind,
      value: counters.value,
      numberPrefix: sql<string>`(${prefix})`,
      termsVersion: sql<number | null>`(${terms})`,
    })
  const [order, trip] = ['order', 'trip'].map((kind) => rows.find((row) => row.kind === kind))
  if (!order || !trip) throw new Error('the order got no number')
  const termsVersion = ctx.actor.role === 'customer' ? order.termsVersion : null
  return { numberPrefix: order.numberPrefix, number: order.value, tripNumber: trip.value, termsVersion }
}
