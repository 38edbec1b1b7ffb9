import type { OrderDetail } from '#contract/product-shapes.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Product } from '#domain/products.ts'
import type { Order } from '../transition-order.ts'

/** `e-ticket`: tickets are issued. `itinerary`: the airline has the booking, but there is no ticket to travel with yet. `voucher`: the room is confirmed. */
export type DocumentKind = 'e-ticket' | 'itinerary' | 'voucher'

type Sold = Pick<Order, 'product' | 'status'>

const kinds: Record<Product, Partial<Record<OrderStatus, DocumentKind>>> = {
  flight: { 'Not Paid': 'itinerary', Booked: 'itinerary', Issued: 'e-ticket' },
  stay: { Issued: 'voucher' },
  tour: { Issued: 'voucher' },
  protection: { Issued: 'voucher' },
}

/** Which document an order has by its status; null while there is none. */
export const documentKind = ({ product, status }: Sold): DocumentKind | null => kinds[product][status] ?? null

const titles: Record<DocumentKind, string> = { 'e-ticket': 'E-ticket', itinerary: 'Itinerary, not ticketed', voucher: 'Voucher' }

/** Links to what can be downloaded now. */
export function orderDocuments(order: Sold & { id: string }): OrderDetail['documents'] {
  const kind = documentKind(order)
  if (kind === null) return []
  const pdf = { title: titles[kind], href: `/api/orders/${order.id}/e-ticket.pdf`, kind: 'pdf' as const }
  if (kind === 'itinerary') return [pdf]
  return [pdf, { title: 'Calendar', href: `/api/orders/${order.id}/itinerary.ics`, kind: 'ics' }]
}
