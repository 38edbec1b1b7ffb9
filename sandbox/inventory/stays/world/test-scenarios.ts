import type { Board, PaymentType, Refund } from '../prices/rate-plans.ts'

/** The behaviour of a room of a test hotel, for any client. */
export type Outcome =
  | 'gone-at-quote'
  | 'gone-at-booking'
  | 'dearer-at-quote'
  | 'refused'
  | 'insufficient-balance'
  | 'asked-then-confirmed'
  | 'asked-then-declined'
  | 'too-late-to-cancel'
  | 'lost-answer'

export interface Scenario {
  title: string
  board: Board
  refund: Refund
  payment: PaymentType
  outcome: Outcome | null
  /** Whether it is for members of the test loyalty programme only. */
  membersOnly: boolean
}

const booked = { board: 'room_only', refund: 'flexible', payment: 'pay_now', outcome: null, membersOnly: false } as const

/**
 * The rooms of the test hotel. The vendor documents that rooms are named after their behaviour; the first and the two that become unavailable are its
 * own.
 */
export const scenarios: readonly Scenario[] = [
  { ...booked, title: 'Successful Booking with Balance' },
  { ...booked, title: 'Non-refundable Rate', refund: 'none' },
  { ...booked, title: 'Partially Refundable Rate', refund: 'partial', board: 'breakfast' },
  { ...booked, title: 'Pay a Deposit Now', refund: 'partial', payment: 'deposit' },
  { ...booked, title: 'Pay at the Accommodation', payment: 'guarantee', board: 'breakfast' },
  { ...booked, title: 'Loyalty Programme Required', membersOnly: true },
  { ...booked, title: 'Rate Unavailable at Quote', outcome: 'gone-at-quote' },
  { ...booked, title: 'Price Change at Quote', outcome: 'dearer-at-quote' },
  { ...booked, title: 'Rate Unavailable at Booking', outcome: 'gone-at-booking' },
  { ...booked, title: 'Booking Refused', outcome: 'refused' },
  { ...booked, title: 'Insufficient Balance', outcome: 'insufficient-balance' },
  { ...booked, title: 'On Request, Then Confirmed', outcome: 'asked-then-confirmed' },
  { ...booked, title: 'On Request, Then Declined', outcome: 'asked-then-declined' },
  { ...booked, title: 'Too Late to Cancel', outcome: 'too-late-to-cancel' },
  { ...booked, title: 'Booked, but the Answer Is Lost', outcome: 'lost-answer' },
]
