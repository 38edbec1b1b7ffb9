import type { OrderStatus } from '#domain/orders/order-status.ts'

export type ConfirmationState =
  | 'confirmed'
  | 'confirming'
  | 'asked'
  | 'unpaid'
  | 'checking'
  | 'cancelling'
  | 'cancelled'
  | 'failed'
  | 'ended'

const states: Record<OrderStatus, ConfirmationState> = {
  Pending: 'unpaid',
  'Not Paid': 'unpaid',
  CustomerPaid: 'confirming',
  Paid: 'confirming',
  PendingTicketIssue: 'confirming',
  AwaitingAdmin: 'checking',
  Booked: 'confirmed',
  Issued: 'confirmed',
  TicketCancelationRequested: 'cancelling',
  TicketCanceled: 'cancelled',
  Failed: 'failed',
  Expired: 'ended',
  AutoCanceled: 'ended',
  Cancelled: 'ended',
  Refunded: 'failed',
}

/**
 * The status of a new booking whose seller confirms it. One on request is requested until the seller answers. Money is refunded for a cancelled
 * booking, and for one that was never made.
 */
export function confirmationState(
  status: OrderStatus,
  { isOnRequest = false, isCancelled = false }: { isOnRequest?: boolean; isCancelled?: boolean } = {},
): ConfirmationState {
  if (status === 'Refunded' && isCancelled) return 'cancelled'
  const state = states[status]
  return state === 'confirming' && isOnRequest ? 'asked' : state
}

export interface ConfirmationWords {
  title: string
  says: string
  tone: 'good' | 'wait' | 'bad' | 'quiet'
}
