import type { PaymentSoFar } from '#contract/checkouts.ts'
import type { PaymentRow } from './open-gateway-payment.ts'

const outcomes = {
  pending: 'pending',
  failed: 'failed',
  succeeded: 'succeeded',
  refunding: 'succeeded',
  refunded: 'succeeded',
} as const

/** A payment as the page that waits for it shows it; `reference` is what the payer may write beside a transfer. */
export const paymentSoFar = (row: PaymentRow, reference: string): PaymentSoFar => ({
  method: row.method,
  status: outcomes[row.status],
  message: row.message,
  amount: { amount: row.amount, currency: row.currency },
  reference,
  transfer: row.transfer,
})
