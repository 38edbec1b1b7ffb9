/**
 * The statuses of a payment. `abandoned`: the payer left the card page. `expired`: the account of a bank transfer closed without the money.
 * `refunding` and `refunded`: we return it. `divided`: it arrived for several orders, each of which has a payment of its own. `reversing` and `reversed`: the gateway took a top-up back, and the wallet still owes it, or has returned
 * it.
 */
export const paymentStatuses = [
  'pending',
  'succeeded',
  'failed',
  'abandoned',
  'expired',
  'refunding',
  'refunded',
  'reversing',
  'reversed',
  'divided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The outcome of a payment for whoever waits for it: a payment that is being returned had succeeded. */
export const outcomes = {
  pending: 'pending',
  failed: 'failed',
  abandoned: 'failed',
  expired: 'failed',
  succeeded: 'succeeded',
  refunding: 'succeeded',
  refunded: 'succeeded',
  reversing: 'succeeded',
  reversed: 'succeeded',
  divided: 'succeeded',
} as const satisfies Record<PaymentStatus, string>
