/**
 * What a payment can be. `abandoned`: the payer left the card page. `expired`: the account of a bank transfer closed without the money. `refunding` and
 * `refunded`: we give it back. `reversing` and `reversed`: the gateway gave a top-up back, and the wallet has yet to give it, or has given it.
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
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What became of a payment, for who waits for it: money that is on its way back had arrived. */
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
} as const satisfies Record<PaymentStatus, string>
