import type { OrderDetail } from '#contract/orders.ts'
import { isOver } from '#domain/order-status.ts'

/** What is the agency's own stays out of what a customer gets: who sold and supplies it, its desk's notes, calls, mails and history, and its wallet. */
export function asCustomerSees(order: OrderDetail): OrderDetail {
  const seen = {
    createdBy: '',
    // Of a booking that is over no number is valid.
    bookingReference: isOver(order.status) ? null : order.bookingReference,
    payments: order.payments.filter(({ method }) => method !== 'wallet').map((payment) => ({ ...payment, message: null })),
    otherAmount: null,
    notes: [],
    calls: null,
    timeline: [],
    mails: [],
    actions: customerActions(order),
  }
  if (order.product === 'stay') return { ...order, ...seen }
  const itinerary = { ...order.itinerary, supplier: '', holdUntil: null, priceGuaranteedUntil: null }
  return { ...order, ...seen, itinerary }
}

/** Their documents, and giving back what they bought. */
const customerActions = ({ product, status, documents }: OrderDetail): OrderDetail['actions'] => [
  ...(documents.length > 0 ? (['email-confirmation'] as const) : []),
  ...(product === 'stay' && status === 'Issued' ? (['cancel'] as const) : []),
]
