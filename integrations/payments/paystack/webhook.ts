import { createHmac, timingSafeEqual } from 'node:crypto'
import { SupplierError } from '#domain/supplier-error.ts'
import type { PaymentEvent, PaymentEventKind, PaymentWebhook } from '../port.ts'
import { WireEvent } from './wire.ts'

/**
 * Verifies `x-paystack-signature`: the hex HMAC-SHA512 of the raw body with the secret key itself. It contains no time, so a replay is recognised
 * only by the event's id. https://paystack.com/docs/payments/webhooks/
 */
export function verifyPaystackWebhook(rawBody: Uint8Array, signature: string | undefined, secretKey: string): boolean {
  if (secretKey === '' || !/^[0-9a-f]{128}$/.test(signature ?? '')) return false
  const expected = createHmac('sha512', secretKey).update(rawBody).digest()
  return timingSafeEqual(Buffer.from(signature ?? '', 'hex'), expected)
}

const kinds: Record<string, PaymentEventKind> = {
  'charge.success': 'charge-succeeded',
  'refund.pending': 'refund-pending',
  'refund.processing': 'refund-pending',
  'refund.processed': 'refund-processed',
  'refund.failed': 'refund-failed',
  'charge.dispute.create': 'dispute-opened',
  'charge.dispute.resolve': 'dispute-closed',
}

/** Parses an event after its signature was verified. Paystack's events have no id: event type and object replace it. */
export function translatePaystackWebhook(rawBody: Uint8Array): PaymentEvent {
  const parsed = WireEvent.safeParse(parse(rawBody))
  if (!parsed.success)
    throw new SupplierError('rejected', 'paystack', 'Paystack sent an event that cannot be read', 'UNUSABLE_EVENT')
  const { event, data } = parsed.data
  const reference = data.transaction_reference ?? data.transaction?.reference ?? data.reference ?? null
  const about = data.id ?? data.refund_reference ?? reference
  if (about === null) throw new SupplierError('rejected', 'paystack', 'Paystack sent an event about nothing', 'UNUSABLE_EVENT')
  return { eventId: `${event}:${about}`, kind: kinds[event] ?? 'other', reference }
}

function parse(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'))
  } catch {
    return null
  }
}

export const createPaystackWebhook = (secretKey: string): PaymentWebhook => ({
  signatureHeader: 'x-paystack-signature',
  verify: (rawBody, signature) => verifyPaystackWebhook(rawBody, signature, secretKey),
  translate: translatePaystackWebhook,
})
