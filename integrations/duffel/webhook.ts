import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierEvent, SupplierWebhook } from '../supplier-order.ts'

const TOLERANCE_SECONDS = 300

/**
 * Verifies `x-duffel-signature`: `t=<unix seconds>,v1=<hex>`, where hex is HMAC-SHA256 over the time, a dot and the raw body. During a change of the
 * secret there may be several `v1`. A time that is more than five minutes before or after `now` is refused.
 * https://duffel.com/docs/guides/receiving-webhooks
 */
export function verifyDuffelWebhook(rawBody: Uint8Array, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || secret === '') return false
  const age = now.getTime() / 1000 - Number(time)
  if (Math.abs(age) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  return parts.some(([name, value]) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value ?? '')) return false
    return timingSafeEqual(Buffer.from(value ?? '', 'hex'), expected)
  })
}

const kinds: Record<string, SupplierEvent['kind']> = {
  'order.created': 'order-created',
  'order.creation_failed': 'order-failed',
  'order.updated': 'order-changed',
  'order.airline_initiated_change_detected': 'order-changed',
  'order_cancellation.confirmed': 'order-changed',
  'payment.created': 'order-changed',
  'stays.booking.created': 'order-created',
  'stays.booking_creation_failed': 'order-failed',
  'stays.booking.cancelled': 'order-changed',
}

const Id = z.string().nullish()
const WireEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.looseObject({ id: Id, order_id: Id, booking_id: Id, offer_id: Id, quote_id: Id }) }).nullish(),
})

/** Orders of flights and bookings of stays; ids of other objects are ignored. */
const ORDER_ID = /^(ord|bok)_/

/** Parses an event after its signature was verified. The event of a failed creation may contain only the offer, or the quote. */
export function translateDuffelWebhook(rawBody: Uint8Array, supplier: string): SupplierEvent {
  const parsed = WireEvent.safeParse(parse(rawBody))
  if (!parsed.success)
    throw new SupplierError('rejected', supplier, `${supplier} sent an event that cannot be read`, 'UNUSABLE_EVENT')
  const { id, type, data } = parsed.data
  const object = data?.object
  const own = object?.id && ORDER_ID.test(object.id) ? object.id : null
  return {
    eventId: id,
    type,
    kind: kinds[type] ?? 'other',
    supplierOrderId: object?.order_id ?? object?.booking_id ?? own,
    supplierOfferId: object?.offer_id ?? object?.quote_id ?? null,
  }
}

function parse(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString('utf8'))
  } catch {
    return null
  }
}

export const createDuffelWebhook = (secret: string, supplier: string): SupplierWebhook => ({
  signatureHeader: 'x-duffel-signature',
  verify: (rawBody, signature, now) => verifyDuffelWebhook(rawBody, signature, secret, now),
  translate: (rawBody) => translateDuffelWebhook(rawBody, supplier),
})
