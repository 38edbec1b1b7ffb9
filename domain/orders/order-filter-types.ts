import type { OrderStatus } from './order-status.ts'

/** The lists of cancelled and refunded orders (specification section 2). */
export const filterTypes = ['void', 'refund'] as const
export type FilterType = (typeof filterTypes)[number]

/** The statuses of each list. */
export const statusesOf: Record<FilterType, readonly OrderStatus[]> = {
  void: ['TicketCancelationRequested', 'TicketCanceled'],
  refund: ['Refunded'],
}
