import { money } from '#domain/money/money.ts'
import type { Payment, PaymentStatus, Refund, RefundStatus } from '../port.ts'
import type { WireRefund, WireTransaction } from './wire.ts'

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
})

/** `pending`, `processing` and `needs-attention` are all in progress. */
const refundStatuses: Record<string, RefundStatus> = { processed: 'done', failed: 'failed' }

export const mapRefund = (wire: WireRefund): Refund => ({
  id: wire.id,
  status: refundStatuses[wire.status] ?? 'pending',
  amount: money(wire.amount, wire.currency),
  note: wire.merchant_note ?? null,
})
