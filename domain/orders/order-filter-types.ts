import type { OrderStatus } from './order-status.ts'

/** The lists of cancelled and refunded orders (specification section 2), and of orders whose airline changed the schedule and that nobody answered. */
export const filterTypes = ['void', 'refund', 'schedule-changed'] as const
export type FilterType = (typeof filterTypes)[number]

/** The statuses of the lists that are made of some. */
export const statusesOf: Record<Exclude<FilterType, 'schedule-changed'>, readonly OrderStatus[]> = {
  void: ['TicketCancelationRequested', 'TicketCanceled'],
  refund: ['Refunded'],
}
