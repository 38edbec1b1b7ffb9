import type { OrderDetail } from '#contract/product-shapes.ts'
import { documentsOf } from '../../../products/documents-of.ts'
import type { DocumentKind } from '../../products/product-documents.ts'
import type { Order } from '../transition-order.ts'

type Sold = Pick<Order, 'product' | 'status'>

/** Which document an order has by its status; null while there is none. */
export const documentKind = (order: Sold): DocumentKind | null => documentsOf(order).kinds[order.status] ?? null

const titles: Record<DocumentKind, string> = { 'e-ticket': 'E-ticket', itinerary: 'Itinerary, not ticketed', voucher: 'Voucher' }

/** Links to what can be downloaded now. */
export function orderDocuments(order: Sold & { id: string }): OrderDetail['documents'] {
  const kind = documentKind(order)
  if (kind === null) return []
  const pdf = { title: titles[kind], href: `/api/orders/${order.id}/e-ticket.pdf`, kind: 'pdf' as const }
  if (kind === 'itinerary') return [pdf]
  return [pdf, { title: 'Calendar', href: `/api/orders/${order.id}/itinerary.ics`, kind: 'ics' }]
}
