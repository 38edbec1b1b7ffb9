import { type Product, type ProductFacts, productFacts } from '../products.ts'
import type { OrderStatus } from './order-status.ts'

interface Words {
  means: string
  next: string
}

export interface StatusMeaning extends Words {
  tone: 'neutral' | 'good' | 'wait' | 'bad'
}

const tones: Record<OrderStatus, StatusMeaning['tone']> = {
  Pending: 'wait',
  'Not Paid': 'wait',
  CustomerPaid: 'wait',
  Paid: 'wait',
  PendingTicketIssue: 'wait',
  AwaitingAdmin: 'bad',
  Booked: 'wait',
  Issued: 'good',
  TicketCancelationRequested: 'wait',
  TicketCanceled: 'neutral',
  Failed: 'bad',
  Expired: 'neutral',
  AutoCanceled: 'neutral',
  Cancelled: 'neutral',
  Refunded: 'neutral',
}

const cancelAsked = 'Cancellation was asked for.'
const inDoubt = 'A person must check there and decide. Nothing is sent twice.'

/** The statuses with the same meaning for every product. */
const ofAll = {
  Failed: { means: 'The booking could not be completed.', next: 'Money that was taken goes back by itself.' },
  Expired: { means: 'The payment deadline passed.', next: 'Search again to book.' },
  Cancelled: { means: 'The order was cancelled.', next: 'Money that was taken goes back.' },
  Refunded: { means: 'The money was returned.', next: 'Nothing left to do.' },
} satisfies Partial<Record<OrderStatus, Words>>

type OfProduct = Record<Exclude<OrderStatus, keyof typeof ofAll>, Words>

const ticketed: OfProduct = {
  Pending: { means: 'The order is stored; payment is not complete.', next: 'Pay to start issuing.' },
  'Not Paid': { means: 'The airline holds the seats until a deadline.', next: 'Pay before the deadline.' },
  CustomerPaid: { means: 'The customer has paid.', next: 'Issuing starts by itself.' },
  Paid: { means: 'The wallet has paid.', next: 'Issuing starts by itself.' },
  PendingTicketIssue: { means: 'The airline is issuing the tickets.', next: 'Usually done within a minute.' },
  AwaitingAdmin: { means: 'The airline or the payment gateway has not given a clear answer.', next: inDoubt },
  Booked: { means: 'The airline confirmed the booking; no ticket yet.', next: 'Tickets follow.' },
  Issued: { means: 'Tickets are issued.', next: 'Documents are ready to send.' },
  TicketCancelationRequested: { means: cancelAsked, next: 'The airline answers next.' },
  TicketCanceled: { means: 'The airline cancelled the tickets.', next: 'The refund follows.' },
  AutoCanceled: { means: 'The airline released the seats.', next: 'Search again to book.' },
}

/** For products that their seller confirms without a ticket. */
const confirmed = ({ seller, unit, noun, papers }: ProductFacts): OfProduct => ({
  Pending: { means: 'The order is stored; payment is not complete.', next: `Pay to book the ${unit}.` },
  'Not Paid': { means: `The ${seller} holds the ${unit} until a deadline.`, next: 'Pay before the deadline.' },
  CustomerPaid: { means: 'The customer has paid.', next: `The ${unit} is booked by itself.` },
  Paid: { means: 'The wallet has paid.', next: `The ${unit} is booked by itself.` },
  PendingTicketIssue: { means: `The ${seller} is confirming the booking.`, next: 'Usually done within a minute.' },
  AwaitingAdmin: { means: `The ${seller} or the payment gateway has not given a clear answer.`, next: inDoubt },
  Booked: { means: `The ${seller} has the booking.`, next: 'Its confirmation follows.' },
  Issued: { means: `The ${seller} confirmed the ${noun}.`, next: `The ${papers} is ready to send.` },
  TicketCancelationRequested: { means: cancelAsked, next: `The ${seller} answers next. Until then the ${noun} stands.` },
  TicketCanceled: { means: `The ${seller} cancelled the ${noun}.`, next: 'What comes back follows by itself.' },
  AutoCanceled: { means: `The ${seller} released the ${unit}.`, next: 'Search again to book.' },
})

const words: Record<Product, OfProduct> = {
  flight: ticketed,
  stay: confirmed(productFacts.stay),
  tour: confirmed(productFacts.tour),
  protection: confirmed(productFacts.protection),
}

/** The meaning of a status for the viewer of the order, and the next step, in the product's words. */
export const meaningOf = (product: Product, status: OrderStatus): StatusMeaning => ({
  tone: tones[status],
  ...{ ...words[product], ...ofAll }[status],
})
