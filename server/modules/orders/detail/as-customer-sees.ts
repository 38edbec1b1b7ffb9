import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { viewOf } from '../../../products/view-of.ts'
import { mayCancel } from './order-actions.ts'

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
  return { ...viewOf(order).forCustomer(order), ...seen }
}

/** Their documents, and giving back what they bought. */
const customerActions = ({ product, status, documents }: OrderDetail): OrderDetail['actions'] => [
  ...(documents.length > 0 ? (['email-confirmation'] as const) : []),
  ...(mayCancel({ product, status }) ? (['cancel'] as const) : []),
]
