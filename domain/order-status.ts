/** The fifteen statuses of an order, in the specification's own words (section 4). */
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

/** What can happen to an order. Every status change is one of these, applied by `transition`. */
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
  'cancellation-confirmed',
  'money-returned',
] as const

export type OrderEvent = (typeof orderEvents)[number]

type Edges = Partial<Record<OrderEvent, OrderStatus>>

/** From each status, the events that may happen and where they lead. What is not listed is refused. */
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

/** Whether an order has ended without something to travel or stay with: nothing is owed for it and no number of it is valid. */
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

/** The status after `event`. Throws IllegalTransition where the table has no such edge. */
export function transition(from: OrderStatus, event: OrderEvent): OrderStatus {
  const to = transitions[from][event]
  if (!to) throw new IllegalTransition(from, event)
  return to
}

export const canTake = (from: OrderStatus, event: OrderEvent): boolean => transitions[from][event] !== undefined

export interface StatusMeaning {
  tone: 'neutral' | 'good' | 'wait' | 'bad'
  means: string
  next: string
}

/** What a status means to the person who looks at the order, and what comes next. */
export const statusMeaning: Record<OrderStatus, StatusMeaning> = {
  Pending: { tone: 'wait', means: 'The order is stored; payment is not complete.', next: 'Pay to start issuing.' },
  'Not Paid': { tone: 'wait', means: 'The airline holds the seats until a deadline.', next: 'Pay before the deadline.' },
  CustomerPaid: { tone: 'wait', means: 'The customer has paid.', next: 'Issuing starts by itself.' },
  Paid: { tone: 'wait', means: 'The wallet has paid.', next: 'Issuing starts by itself.' },
  PendingTicketIssue: { tone: 'wait', means: 'The airline is issuing the tickets.', next: 'Usually done within a minute.' },
  AwaitingAdmin: {
    tone: 'bad',
    means: 'The airline or the payment gateway has not given a clear answer.',
    next: 'A person must check there and decide. Nothing is sent twice.',
  },
  Booked: { tone: 'wait', means: 'The airline confirmed the booking; no ticket yet.', next: 'Tickets follow.' },
  Issued: { tone: 'good', means: 'Tickets are issued.', next: 'Documents are ready to send.' },
  TicketCancelationRequested: { tone: 'wait', means: 'Cancellation was asked for.', next: 'The airline answers next.' },
  TicketCanceled: { tone: 'neutral', means: 'The airline cancelled the tickets.', next: 'The refund follows.' },
  Failed: { tone: 'bad', means: 'The booking could not be completed.', next: 'Money that was taken goes back by itself.' },
  Expired: { tone: 'neutral', means: 'The payment deadline passed.', next: 'Search again to book.' },
  AutoCanceled: { tone: 'neutral', means: 'The airline released the seats.', next: 'Search again to book.' },
  Cancelled: { tone: 'neutral', means: 'The order was cancelled.', next: 'Money that was taken goes back.' },
  Refunded: { tone: 'neutral', means: 'The money was returned.', next: 'Nothing left to do.' },
}

/** What a status means where a stay was sold: the property answers, not an airline. */
const stayMeaning: Partial<Record<OrderStatus, Omit<StatusMeaning, 'tone'>>> = {
  Pending: { means: 'The order is stored; payment is not complete.', next: 'Pay to book the room.' },
  CustomerPaid: { means: 'The customer has paid.', next: 'The room is booked by itself.' },
  Paid: { means: 'The wallet has paid.', next: 'The room is booked by itself.' },
  PendingTicketIssue: { means: 'The property is confirming the booking.', next: 'Usually done within a minute.' },
  AwaitingAdmin: {
    means: 'The property or the payment gateway has not given a clear answer.',
    next: 'A person must check there and decide. Nothing is sent twice.',
  },
  Booked: { means: 'The property has the booking.', next: 'Its confirmation follows.' },
  Issued: { means: 'The property confirmed the stay.', next: 'The voucher is ready to send.' },
  TicketCancelationRequested: {
    means: 'Cancellation was asked for.',
    next: 'The property answers next. Until then the stay stands.',
  },
  TicketCanceled: { means: 'The property cancelled the stay.', next: 'What comes back follows by itself.' },
}

/** What a status means to the person who looks at the order, and what comes next, in the words of what was sold. */
export const meaningOf = (product: string, status: OrderStatus): StatusMeaning => ({
  ...statusMeaning[status],
  ...(product === 'stay' && stayMeaning[status]),
})
