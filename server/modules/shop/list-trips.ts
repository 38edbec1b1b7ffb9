import { and, desc, eq, exists, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { ShopTrip } from '#contract/shop.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { isOver, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import { orders, payments, serviceRequests } from '../../db/schema/index.ts'
import { isForOrder } from '../ledger/payment-row.ts'
import { isCancellation } from '../orders/cancellation/move-request.ts'

const MOST = 100

/** An order that ended before any payment is not a trip. */
const over: OrderStatus[] = ['Failed', 'Expired', 'AutoCanceled', 'Cancelled']

/** The visitor's orders here, newest first: bought in this browser, of the signed-in customer, and found by reference. */
export async function listTrips(ctx: Ctx): Promise<ShopTrip[]> {
  const { shopper } = ctx.actor
  const mine = or(
    shopper?.visitorId ? eq(orders.visitorId, shopper.visitorId) : undefined,
    shopper?.customerId ? eq(orders.customerId, shopper.customerId) : undefined,
    shopper?.openedOrders.length ? inArray(orders.id, [...shopper.openedOrders]) : undefined,
  )
  if (!mine) return []
  const rows = await ctx.tx((tx) => {
    const paid = tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.agencyId, ctx.agencyId),
          isForOrder(tx, ctx, orders.id),
          inArray(payments.status, ['succeeded', 'refunding', 'refunded']),
        ),
      )
    const cancelled = tx
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(and(isCancellation(ctx.agencyId), eq(serviceRequests.orderId, orders.id)))
    return tx
      .select({
        id: orders.id,
        number: orders.number,
        numberPrefix: orders.numberPrefix,
        product: orders.product,
        title: orders.title,
        status: orders.status,
        bookingReference: orders.bookingReference,
        departsAt: orders.startsLocal,
        total: orders.total,
        currency: orders.currency,
        isCancelled: sql<boolean>`exists (${cancelled})`,
      })
      .from(orders)
      .where(and(eq(orders.agencyId, ctx.agencyId), mine, or(notInArray(orders.status, over), exists(paid))))
      .orderBy(desc(orders.number))
      .limit(MOST)
  })
  return rows.map(({ number, numberPrefix, total, currency, ...row }) => ({
    ...row,
    bookingReference: isOver(row.status) ? null : row.bookingReference,
    number: formatOrderNumber({ numberPrefix, number }),
    total: { amount: total, currency },
  }))
}
