import type { OrderStatus } from './order-status.ts'

/** The lists of orders that were given back (specification section 2). */
export const filterTypes = ['void', 'refund'] as const
export type FilterType = (typeof filterTypes)[number]

/** The statuses that each of them holds. */
export const statusesOf: Record<FilterType, readonly OrderStatus[]> = {
  void: ['TicketCancelationRequested', 'TicketCanceled'],
  refund: ['Refunded'],
}
