import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orders } from '../../../db/schema/index.ts'
import { isOwnOrder } from '../../access/is-own.ts'
import { documentOf } from './order-documents.ts'

const sold = alias(orders, 'sold')

/** Links to the documents of an order's whole trip, where several of its orders have a document. */
export async function readTripLinks(tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderDetail['documents']> {
  const { id, tripId, product, status, visitorId, customerId } = orders
  const rows = await tx
    .select({ id, tripId, product, status, visitorId, customerId })
    .from(sold)
    .innerJoin(orders, and(eq(orders.agencyId, sold.agencyId), eq(orders.tripId, sold.tripId)))
    .where(and(eq(sold.agencyId, ctx.agencyId), eq(sold.id, orderId)))
  const documented = rows.filter((order) => isOwnOrder(ctx, order) && documentOf(order) !== null)
  const [first] = documented
  if (!first || documented.length < 2) return []
  const itinerary = { title: 'Itinerary of the trip', href: `/api/trips/${first.tripId}/itinerary.pdf`, kind: 'pdf' as const }
  if (!documented.some((order) => documentOf(order)?.hasCalendar)) return [itinerary]
  return [itinerary, { title: 'Calendar of the trip', href: `/api/trips/${first.tripId}/itinerary.ics`, kind: 'ics' }]
}
