import type { OrderDetail } from '#contract/product-shapes.ts'
import { documentsOf } from '../../../products/documents-of.ts'
import type { OrderDocument } from '../../products/product-documents.ts'
import type { Order } from '../transition-order.ts'

type Sold = Pick<Order, 'product' | 'status'>

/** The document that an order has by its status; null while there is none. */
export const documentOf = (order: Sold): OrderDocument | null => documentsOf(order).kinds[order.status] ?? null

/** Links to the documents that can be downloaded now. */
export function orderDocuments(order: Sold & { id: string }): OrderDetail['documents'] {
  const document = documentOf(order)
  if (document === null) return []
  const pdf = { title: document.title, href: `/api/orders/${order.id}/e-ticket.pdf`, kind: 'pdf' as const }
  if (!document.hasCalendar) return [pdf]
  return [pdf, { title: 'Calendar', href: `/api/orders/${order.id}/itinerary.ics`, kind: 'ics' }]
}
