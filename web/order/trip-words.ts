import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Product, type ProductFacts, productFacts } from '#domain/products.ts'
import type { Tone } from '../kit/status-pill.tsx'

export interface TripWords {
  label: string
  tone: Tone
  /** What it means to a traveller, and the next step. */
  says: string
}

/** The statuses with the same text for every product. */
const ofAll = {
  Pending: { label: 'Not paid yet', tone: 'warn', says: 'The payment is not complete. Nothing is booked until it is.' },
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
} satisfies Partial<Record<OrderStatus, TripWords>>

type OfProduct = Record<Exclude<OrderStatus, keyof typeof ofAll>, TripWords>

const ticketed: OfProduct = {
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
}

/** For products that are confirmed by their seller, without a ticket. */
const confirmed = ({ seller, unit, noun, papers }: ProductFacts): OfProduct => ({
  'Not Paid': {
    label: 'Held',
    tone: 'warn',
    says: `The ${seller} holds your ${unit} until the deadline. Pay before it to keep it.`,
  },
  CustomerPaid: { label: 'Paid', tone: 'info', says: `Your payment has arrived. We are booking your ${unit}.` },
  Paid: { label: 'Paid', tone: 'info', says: `Your payment has arrived. We are booking your ${unit}.` },
  PendingTicketIssue: {
    label: 'Being confirmed',
    tone: 'info',
    says: `The ${seller} is confirming your ${unit}. That usually takes less than a minute; a ${unit} on request is answered within a day.`,
  },
  AwaitingAdmin: {
    label: 'We are checking',
    tone: 'warn',
    says: `The ${seller} has not confirmed yet. We are checking with it and will write to you; your payment is safe. Please do not book again.`,
  },
  Booked: { label: 'Confirmed', tone: 'good', says: `The ${seller} has your booking. Your ${papers} follows by e-mail.` },
  Issued: { label: 'Confirmed', tone: 'good', says: `The ${seller} expects you. Your ${papers} was sent by e-mail.` },
  TicketCancelationRequested: {
    label: 'Cancellation asked',
    tone: 'warn',
    says: `We asked the ${seller} to cancel. You will hear from us as soon as it answers.`,
  },
  TicketCanceled: { label: 'Cancelled', tone: 'quiet', says: `Your ${noun} is cancelled. What is due to you follows.` },
  Failed: {
    label: 'Not booked',
    tone: 'bad',
    says: `This ${noun} could not be booked. You hold no ${unit}; anything you paid is on its way back to you.`,
  },
  Expired: {
    label: 'Deadline passed',
    tone: 'quiet',
    says: `It was not paid in time, so the ${unit} was given up. Nothing was charged.`,
  },
  AutoCanceled: { label: 'Given up', tone: 'quiet', says: `The ${seller} released the ${unit}. Nothing was charged.` },
})

const { protection } = productFacts
const words: Record<Product, OfProduct> = {
  flight: ticketed,
  stay: confirmed(productFacts.stay),
  tour: confirmed(productFacts.tour),
  protection: {
    ...confirmed(protection),
    Issued: {
      label: 'Confirmed',
      tone: 'good',
      says: `You are covered. Your ${protection.papers} was sent by e-mail.`,
    },
  },
}

const cancelledAndPaidBack = ({ noun }: ProductFacts): TripWords => ({
  label: 'Cancelled',
  tone: 'quiet',
  says: `Your ${noun} is cancelled and your refund was sent. Banks take up to 10 working days to show it.`,
})

interface Trip {
  product: Product
  status: OrderStatus
  /** It was booked and then cancelled. */
  isCancelled: boolean
}

/** The status of an order, in the words of a traveller or a guest. Money is refunded for a cancelled trip, and for one that was never booked. */
export function tripWordsOf({ product, status, isCancelled }: Trip): TripWords {
  if (status === 'Refunded' && isCancelled) return cancelledAndPaidBack(productFacts[product])
  return { ...words[product], ...ofAll }[status]
}
