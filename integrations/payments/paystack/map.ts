import { money } from '#domain/money/money.ts'
import type { Payment, PaymentStatus, Refund, RefundStatus, ReusableCard, SavedCardOutcome } from '../port.ts'
import { WireCard, type WireRefund, type WireSavedCharge, type WireTransaction } from './wire.ts'

const statuses: Record<string, PaymentStatus> = {
  success: 'succeeded',
  failed: 'failed',
  abandoned: 'abandoned',
  reversed: 'reversed',
}

/** `ongoing`, `pending`, `processing`, `queued` and any unknown word: undecided. */
export const mapPayment = (wire: WireTransaction): Payment => ({
  reference: wire.reference,
  status: statuses[wire.status] ?? 'pending',
  amount: money(wire.amount, wire.currency),
  fee: wire.fees === null || wire.fees === undefined ? null : money(wire.fees, wire.currency),
  message: wire.gateway_response || wire.message || '',
  channel: wire.channel ?? null,
  cardLast4: wire.authorization?.last4 || null,
  card: wire.status === 'success' ? mapCard(wire) : null,
})

function mapCard({ authorization, customer }: WireTransaction): ReusableCard | null {
  const { data } = WireCard.safeParse(authorization)
  if (!data || !customer) return null
  return {
    authorizationCode: data.authorization_code,
    email: customer.email,
    brand: data.brand?.trim() ?? '',
    last4: data.last4,
    expiryMonth: data.exp_month,
    expiryYear: data.exp_year,
  }
}

const charged: Record<string, SavedCardOutcome['status']> = { success: 'succeeded', failed: 'failed' }

/** A paused charge is one that only the cardholder could finish, on a page that nobody opens: it counts as failed. */
export const mapSavedCharge = ({ status, paused, gateway_response, message }: WireSavedCharge): SavedCardOutcome =>
  paused
    ? { status: 'failed', message: 'The bank asks the cardholder to approve the payment' }
    : { status: charged[status ?? ''] ?? 'pending', message: gateway_response || message || '' }

/** `pending`, `processing` and `needs-attention` are all in progress. */
const refundStatuses: Record<string, RefundStatus> = { processed: 'done', failed: 'failed' }

export const mapRefund = (wire: WireRefund): Refund => ({
  id: wire.id,
  status: refundStatuses[wire.status] ?? 'pending',
  amount: money(wire.amount, wire.currency),
  note: wire.merchant_note ?? null,
})
