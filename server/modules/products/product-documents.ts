import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import type { Order } from '../../db/schema/index.ts'
import type { DocumentFacts } from '../../documents/order-facts.ts'
import { type OrderOf, orderOf } from './order-of-product.ts'
import type { OrderPerson } from './read-people.ts'

/** A document of an order in a status. */
export interface OrderDocument {
  /** By which its product writes it. */
  kind: string
  /** Its link. */
  title: string
  /** Whether there is a calendar file besides: the booking is final. */
  hasCalendar: boolean
}

/** An order with the data of its documents and their mails. */
export interface DocumentRecord<Sold = Order> {
  order: Sold
  people: readonly OrderPerson[]
  details: unknown
  /** Null of an order that has no document in its status. */
  kind: string | null
  /** What documents say of any order. */
  facts: DocumentFacts
}

/** A product's documents and calendar. */
export interface ProductDocuments<Sold = Order> {
  /** Which document an order has in a status; none in the others. */
  kinds: Partial<Record<OrderStatus, OrderDocument>>
  pdf(ctx: Ctx, record: DocumentRecord<Sold>): Promise<Buffer>
  /** The same as a part of the PDF of a trip. Absent where the file is its seller's own. */
  document?(ctx: Ctx, record: DocumentRecord<Sold>): TDocumentDefinitions
  /** What tells an order from another of the same title in a list of the trip: the room. */
  detail?(order: Sold): string
  /** Absent for a product that is no event. */
  calendar?(ctx: Ctx, record: DocumentRecord<Sold>): string
}

/** Throws access.not-found for an order of another product. */
export const recordOf = <P extends SoldProduct>(product: P, record: DocumentRecord): DocumentRecord<OrderOf<P>> => ({
  ...record,
  order: orderOf(product, record.order),
})
