import { eq, sql } from 'drizzle-orm'
import type { OrderRow } from '#contract/base/order-base.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import { customerOnline } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { branches, orders, users } from '../../../db/schema/index.ts'
import { departsFrom } from '../departs-from.ts'

/** The columns of a row in any order list, without the itinerary, which is most of an order's bytes. */
export const orderRowColumns = {
  id: orders.id,
  number: orders.number,
  numberPrefix: orders.numberPrefix,
  product: orders.product,
  status: orders.status,
  title: orders.title,
  customer: orders.customer,
  travellerCount: orders.travellerCount,
  bookingReference: orders.bookingReference,
  startsLocal: orders.startsLocal,
  currency: orders.currency,
  total: orders.total,
  createdAt: orders.createdAt,
  soldAt: orders.soldAt,
  createdBy: users.name,
  branch: branches.name,
  payBy: orders.payBy,
  /** The airport whose time zone applies to the deadline. */
  departsFrom: sql<string | null>`case when ${orders.payBy} is not null then ${departsFrom} end`,
}

/** Orders with the names of the seller, null for a customer on the storefront, and of the branch, for further filters and sorting by the caller. */
export const selectOrderRows = (tx: Transaction) =>
  tx
    .select(orderRowColumns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .leftJoin(branches, eq(branches.id, orders.branchId))
    .$dynamic()

export type OrderRecord = Awaited<ReturnType<typeof selectOrderRows>>[number]

export const toOrderRow = (record: OrderRecord): OrderRow => ({
  id: record.id,
  number: formatOrderNumber(record),
  product: record.product,
  status: record.status,
  title: record.title,
  customer: record.customer,
  travellers: record.travellerCount,
  bookingReference: record.bookingReference,
  departsAt: record.startsLocal,
  total: { amount: record.total, currency: record.currency },
  createdAt: record.createdAt.toISOString(),
  soldAt: record.soldAt?.toISOString() ?? null,
  createdBy: record.createdBy ?? customerOnline,
  branch: record.branch,
  isOnline: record.createdBy === null,
  payBy: record.payBy?.toISOString() ?? null,
  departure: record.departsFrom === null ? null : clockPlaceOf(record.departsFrom),
})
