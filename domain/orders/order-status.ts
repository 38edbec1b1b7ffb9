/** The fifteen statuses of an order, with the specification's names (section 4). */
export const orderStatuses = [
  'Pending',
  'Not Paid',
  'CustomerPaid',
  'Paid',
  'PendingTicketIssue',
  'AwaitingAdmin',
  'Booked',
  'Issued',
  'TicketCancelationRequested',
  'TicketCanceled',
  'Failed',
  'Expired',
  'AutoCanceled',
  'Cancelled',
  'Refunded',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The events of an order. Every change of status is one of them, applied by `transition`. */
export const orderEvents = [
  'hold-confirmed',
  'wallet-paid',
  'customer-paid',
  'fulfilment-started',
  'nothing-due',
  'supplier-booked',
  'documents-issued',
  'outcome-unknown',
  'needs-decision',
  'failed',
  'hold-expired',
  'hold-released',
  'cancelled',
  'cancellation-requested',
  'cancellation-refused',
  'cancellation-refused-unissued',
  'cancellation-confirmed',
  'money-returned',
] as const

export type OrderEvent = (typeof orderEvents)[number]

type Edges = Partial<Record<OrderEvent, OrderStatus>>

/** The permitted events of each status with the next status. All others are refused. */
export const transitions: Record<OrderStatus, Edges> = {
  Pending: {
    'hold-confirmed': 'Not Paid',
    'wallet-paid': 'Paid',
    'customer-paid': 'CustomerPaid',
    'nothing-due': 'PendingTicketIssue',
    failed: 'Failed',
    'outcome-unknown': 'AwaitingAdmin',
  },
  'Not Paid': {
    'wallet-paid': 'Paid',
    'customer-paid': 'CustomerPaid',
    'hold-expired': 'Expired',
    'hold-released': 'AutoCanceled',
    cancelled: 'Cancelled',
  },
  CustomerPaid: {
    'fulfilment-started': 'PendingTicketIssue',
    'needs-decision': 'AwaitingAdmin',
    cancelled: 'Cancelled',
    'money-returned': 'Refunded',
  },
  Paid: {
    'fulfilment-started': 'PendingTicketIssue',
    'needs-decision': 'AwaitingAdmin',
    failed: 'Failed',
    'money-returned': 'Refunded',
  },
  PendingTicketIssue: {
    'supplier-booked': 'Booked',
    'documents-issued': 'Issued',
    'outcome-unknown': 'AwaitingAdmin',
    'needs-decision': 'AwaitingAdmin',
    failed: 'Failed',
  },
  AwaitingAdmin: {
    'supplier-booked': 'Booked',
    'documents-issued': 'Issued',
    failed: 'Failed',
    cancelled: 'Cancelled',
    'money-returned': 'Refunded',
  },
  Booked: {
    'documents-issued': 'Issued',
    cancelled: 'Cancelled',
    'hold-released': 'AutoCanceled',
    'cancellation-requested': 'TicketCancelationRequested',
  },
  Issued: { 'cancellation-requested': 'TicketCancelationRequested' },
  TicketCancelationRequested: {
    'cancellation-confirmed': 'TicketCanceled',
    'cancellation-refused': 'Issued',
    'cancellation-refused-unissued': 'Booked',
    'needs-decision': 'AwaitingAdmin',
  },
  TicketCanceled: { 'money-returned': 'Refunded' },
  Failed: { 'money-returned': 'Refunded' },
  Cancelled: { 'money-returned': 'Refunded' },
  Expired: {},
  AutoCanceled: {},
  Refunded: {},
}

const over: ReadonlySet<OrderStatus> = new Set(['Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded'])

/** Whether an order has ended without travel: nothing is due for it and its numbers are invalid. */
export const isOver = (status: OrderStatus): boolean => over.has(status)

export class IllegalTransition extends Error {
  readonly from: OrderStatus
  readonly event: OrderEvent
  constructor(from: OrderStatus, event: OrderEvent) {
    super(`an order that is ${from} cannot take ${event}`)
    this.name = 'IllegalTransition'
    this.from = from
    this.event = event
  }
}

/** The status after `event`. Throws IllegalTransition if the table has no such transition. */
export function transition(from: OrderStatus, event: OrderEvent): OrderStatus {
  const to = transitions[from][event]
  if (!to) throw new IllegalTransition(from, event)
  return to
}

export const canTake = (from: OrderStatus, event: OrderEvent): boolean => transitions[from][event] !== undefined
