import { createHmac } from 'node:crypto'
import type { SandboxDeps } from '../../deps.ts'
import { makeId } from '../make-id.ts'
import type { Records, WebhookEventRecord, WebhookRecord } from '../open-records.ts'

export const EVENT_TYPES = [
  'order.created',
  'order.creation_failed',
  'order.updated',
  'order.airline_initiated_change_detected',
  'order_cancellation.created',
  'order_cancellation.confirmed',
  'payment.created',
  'air.airline_credit.created',
  'air.airline_credit.spent',
  'ping.triggered',
  'stays.booking.created',
  'stays.booking.cancelled',
  'stays.booking_creation_failed',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

interface EventInput {
  type: EventType
  /** The event type and its object: the whole order, payment or cancellation as the API would return it. */
  object: unknown
  /** Equal for the same occurrence, so that a receiver can detect a repetition. */
  idempotencyKey: string
}

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over the time, a dot and the raw body, with the secret given when the webhook was made. */
export function signEvent(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Sends the event to every active webhook subscribed to its type. Call it inside the atomic write that causes it. */
export function emitEvent(deps: SandboxDeps, records: Records, input: EventInput): void {
  for (const webhook of records.webhooks.page({ limit: 200 }).items) {
    if (webhook.active && webhook.events.includes(input.type)) sendEvent(deps, records, webhook, input)
  }
}

/** Stores the event and queues it for one webhook, regardless of its subscriptions. */
export function sendEvent(deps: SandboxDeps, records: Records, webhook: WebhookRecord, input: EventInput): WebhookEventRecord {
  const now = deps.now()
  const payload = {
    id: makeId('wev'),
    api_version: 'v2',
    type: input.type,
    data: { object: input.object },
    live_mode: false,
    idempotency_key: input.idempotencyKey,
    created_at: now.toISOString(),
    identity_organisation_id: records.organisationId,
  }
  const event = {
    id: payload.id,
    webhookId: webhook.id,
    type: input.type,
    created_at: payload.created_at,
    body: JSON.stringify(payload),
  }
  records.webhookEvents.put(event.id, event)
  deliverEvent(deps, records, webhook, event)
  return event
}

/** Queues a stored event (again): the same body, a fresh signature. */
export function deliverEvent(deps: SandboxDeps, records: Records, webhook: WebhookRecord, event: WebhookEventRecord): void {
  const now = deps.now()
  const id = makeId('wde')
  deps.deliver({
    id,
    vendor: records.vendor,
    url: webhook.url,
    body: event.body,
    headers: { 'content-type': 'application/json', 'x-duffel-signature': signEvent(webhook.secret, event.body, now) },
  })
  records.webhookDeliveries.put(id, {
    id,
    eventId: event.id,
    webhookId: webhook.id,
    url: webhook.url,
    type: event.type,
    created_at: now.toISOString(),
  })
}
