import type { OrderDetail } from '#contract/orders.ts'

/** What is the agency's own stays out of what a customer gets: who sold and supplies it, its desk's notes, calls, mails and history, and its wallet. */
export const asCustomerSees = (order: OrderDetail): OrderDetail => ({
  ...order,
  createdBy: '',
  supplier: '',
  supplierOrderId: null,
  itinerary: { ...order.itinerary, supplier: '', holdUntil: null, priceGuaranteedUntil: null },
  waterfall: null,
  margin: null,
  payments: order.payments.filter(({ method }) => method !== 'wallet').map((payment) => ({ ...payment, message: null })),
  otherAmount: null,
  notes: [],
  calls: null,
  timeline: [],
  mails: [],
  actions: [],
})
