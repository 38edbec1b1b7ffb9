/** What the history of a quote tells, in words. */
export const quoteEventWords = {
  created: 'Created',
  sent: 'Sent',
  viewed: 'Opened by the customer for the first time',
  commented: 'Comment',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  reopened: 'Opened again',
  reminded: 'Reminder sent',
  checked: 'Prices checked',
  booking: 'Booking started',
  'booked-outside': 'Booked outside',
  'not-booked-outside': 'No longer booked outside',
  extended: 'Last day moved',
  paid: 'Paid by the customer',
  'deposit-used': 'Deposit used for the booking',
  'deposit-returned': 'Deposit returned',
  'deposit-reversed': 'Deposit taken back by the bank',
} as const
export type QuoteEventKind = keyof typeof quoteEventWords
export const quoteEventKinds = Object.keys(quoteEventWords) as [QuoteEventKind, ...QuoteEventKind[]]
