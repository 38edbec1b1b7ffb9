import type { OrderDetail } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** `e-ticket`: tickets are issued. `itinerary`: the airline has the booking, but there is no ticket to travel with yet. */
export type DocumentKind = 'e-ticket' | 'itinerary'

const kinds: Partial<Record<OrderStatus, DocumentKind>> = {
  'Not Paid': 'itinerary',
  Booked: 'itinerary',
  Issued: 'e-ticket',
}

/** Which document an order of this status has; null while there is none. */
export const documentKind = (status: OrderStatus): DocumentKind | null => kinds[status] ?? null

/** Links to what can be downloaded now. */
export function orderDocuments(order: { id: string; status: OrderStatus }): OrderDetail['documents'] {
  const pdf = `/api/orders/${order.id}/e-ticket.pdf`
  const kind = documentKind(order.status)
  if (kind === null) return []
  if (kind === 'itinerary') return [{ title: 'Itinerary, not ticketed', href: pdf, kind: 'pdf' }]
  return [
    { title: 'E-ticket', href: pdf, kind: 'pdf' },
    { title: 'Calendar', href: `/api/orders/${order.id}/itinerary.ics`, kind: 'ics' },
  ]
}
