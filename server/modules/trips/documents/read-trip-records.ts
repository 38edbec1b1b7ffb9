import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import { orders, trips } from '../../../db/schema/index.ts'
import { isOwnOrder } from '../../access/is-own.ts'
import { documentOf } from '../../orders/documents/order-documents.ts'
import { readDocumentRecord } from '../../orders/documents/read-document-record.ts'
import type { Order } from '../../orders/transition-order.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'

export interface TripRecords {
  trip: typeof trips.$inferSelect
  /** The orders of the trip that have not ended, by start. */
  orders: Order[]
  /** Of those that have a document now; at least one. */
  records: DocumentRecord[]
  /** What every document of the trip shows. */
  facts: DocumentRecord['facts']
}

/**
 * A trip with the documents of its orders, as far as the reader may see them. Throws access.not-found without an order that the reader may see, and
 * order.no-documents while none has a document.
 */
export async function readTripRecords(ctx: Ctx, id: string): Promise<TripRecords> {
  const rows = await ctx.tx((tx) =>
    tx
      .select({ trip: trips, order: orders })
      .from(orders)
      .innerJoin(trips, eq(trips.id, orders.tripId))
      .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.tripId, id)))
      .orderBy(asc(orders.startsAt), asc(orders.number)),
  )
  const seen = rows.filter(({ order }) => isOwnOrder(ctx, order))
  const [first] = seen
  if (!first) throw new AppError('access.not-found')
  const valid = seen.map(({ order }) => order).filter(({ status }) => !isOver(status))
  const documented = valid.filter((order) => documentOf(order) !== null)
  const records = await Promise.all(documented.map((order) => readDocumentRecord(ctx, order.id)))
  const facts = records[0]?.facts
  if (!facts) throw new AppError('order.no-documents', { status: first.order.status })
  return { trip: first.trip, orders: valid, records, facts }
}
