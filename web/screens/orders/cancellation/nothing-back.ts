import type { OrderDetail } from '#contract/orders.ts'

/** What is said of a stay that was cancelled when nothing comes back; null of any other order. */
export function nothingBack(order: OrderDetail): string | null {
  if (order.product !== 'stay' || order.status !== 'TicketCanceled' || order.cancelled?.refund.amount !== 0) return null
  return order.money.paid.amount === 0 ? 'Nothing was charged.' : 'By the rules of the rate nothing comes back.'
}
