import type { PaymentSoFar } from '#contract/payments.ts'
import { chargedBy, outcomeOf, type StoredPayment } from './payment-row.ts'

/** A payment for the page that waits for it; `reference` is what the payer may enter with a transfer. */
export const paymentSoFar = (row: StoredPayment, reference: string): PaymentSoFar => ({
  method: row.method,
  status: outcomeOf(row),
  message: row.message,
  amount: chargedBy(row),
  reference,
  transfer: row.transfer,
})
