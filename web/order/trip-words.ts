import type { Product } from '#domain/products.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Tone } from '../kit/status-pill.tsx'

export interface TripWords {
  label: string
  tone: Tone
  /** What it means to a traveller, and what comes next. */
  says: string
}

/** Every status of an order in a traveller's words. */
const tripWords: Record<OrderStatus, TripWords> = {
  Pending: { label: 'Not paid yet', tone: 'warn', says: 'The payment is not complete. Nothing is booked until it is.' },
  'Not Paid': {
    label: 'Seats held',
    tone: 'warn',
    says: 'The airline holds your seats until the deadline. Pay before it to keep them.',
  },
  CustomerPaid: { label: 'Paid', tone: 'info', says: 'Your payment has arrived. We are booking your flight with the airline.' },
  Paid: { label: 'Paid', tone: 'info', says: 'Your payment has arrived. We are booking your flight with the airline.' },
  PendingTicketIssue: {
    label: 'Being booked',
    tone: 'info',
    says: 'The airline is issuing your tickets. That usually takes less than a minute.',
  },
  AwaitingAdmin: {
    label: 'We are checking',
    tone: 'warn',
    says: 'The airline has not confirmed yet. We are checking with them and will write to you; your payment is safe. Please do not book again.',
  },
  Booked: { label: 'Confirmed', tone: 'good', says: 'The airline confirmed your seats. Your tickets follow by e-mail.' },
  Issued: { label: 'Ticketed', tone: 'good', says: 'Your tickets are issued and were sent by e-mail. You are ready to travel.' },
  TicketCancelationRequested: {
    label: 'Cancellation asked',
    tone: 'warn',
    says: 'We asked the airline to cancel. You will hear from us as soon as it answers.',
  },
  TicketCanceled: { label: 'Cancelled', tone: 'quiet', says: 'The airline cancelled your tickets. What is due to you follows.' },
  Failed: {
    label: 'Not booked',
    tone: 'bad',
    says: 'This booking could not be made. You hold no seats; anything you paid is on its way back to you.',
  },
  Expired: {
    label: 'Deadline passed',
    tone: 'quiet',
    says: 'It was not paid in time, so the seats were given up. Nothing was charged.',
  },
  AutoCanceled: { label: 'Given up', tone: 'quiet', says: 'The airline released the seats. Nothing was charged.' },
  Cancelled: {
    label: 'Cancelled',
    tone: 'quiet',
    says: 'This booking was cancelled. Anything you paid is on its way back to you.',
  },
  Refunded: {
    label: 'Money returned',
    tone: 'quiet',
    says: 'Your money was returned. Banks take up to 10 working days to show it.',
  },
}

/** What is said differently of a stay. */
const stayWords: Partial<Record<OrderStatus, TripWords>> = {
  CustomerPaid: { label: 'Paid', tone: 'info', says: 'Your payment has arrived. We are booking your room.' },
  Paid: { label: 'Paid', tone: 'info', says: 'Your payment has arrived. We are booking your room.' },
  PendingTicketIssue: {
    label: 'Being confirmed',
    tone: 'info',
    says: 'The property is confirming your room. That usually takes less than a minute; a room on request is answered within a day.',
  },
  AwaitingAdmin: {
    label: 'We are checking',
    tone: 'warn',
    says: 'The property has not confirmed yet. We are checking with it and will write to you; your payment is safe. Please do not book again.',
  },
  Booked: { label: 'Confirmed', tone: 'good', says: 'The property has your booking. Your voucher follows by e-mail.' },
  Issued: { label: 'Confirmed', tone: 'good', says: 'The property expects you. Your voucher was sent by e-mail.' },
  TicketCancelationRequested: {
    label: 'Cancellation asked',
    tone: 'warn',
    says: 'We asked the property to cancel. You will hear from us as soon as it answers.',
  },
  TicketCanceled: { label: 'Cancelled', tone: 'quiet', says: 'Your stay is cancelled. What is due to you follows.' },
  Failed: {
    label: 'Not booked',
    tone: 'bad',
    says: 'This stay could not be booked. You hold no room; anything you paid is on its way back to you.',
  },
}

const cancelledAndPaidBack: TripWords = {
  label: 'Cancelled',
  tone: 'quiet',
  says: 'Your stay is cancelled and your refund was sent. Banks take up to 10 working days to show it.',
}

interface Trip {
  product: Product
  status: OrderStatus
  /** It was booked and then cancelled. */
  isCancelled: boolean
}

/** Where an order stands, in the words of a traveller or of a guest. Money is returned of a trip that was cancelled, and of one that was never booked. */
export function tripWordsOf({ product, status, isCancelled }: Trip): TripWords {
  if (status === 'Refunded' && isCancelled) return cancelledAndPaidBack
  return (product === 'stay' && stayWords[status]) || tripWords[status]
}
