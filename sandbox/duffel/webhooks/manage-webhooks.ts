import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Api, Call } from '../http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import type { WebhookDeliveryRecord, WebhookEventRecord, WebhookRecord } from '../open-records.ts'
import { deliverEvent, EVENT_TYPES, sendEvent } from './emit-event.ts'

const address = z.url({ protocol: /^https?$/ })
const events = z.array(z.enum(EVENT_TYPES)).min(1)

const createInput = z.object({ url: address, events })
const updateInput = z.object({ url: address.nullish(), events: events.nullish(), active: z.boolean().nullish() })
const deliveriesQuery = pageQuery.extend({
  endpoint_id: z.string().optional(),
  type: z.string().optional(),
  delivery_success: z.string().optional(),
})

/** The secret is returned once, when the webhook is created. */
const present = ({ secret: _secret, ...webhook }: WebhookRecord) => webhook

function findWebhook(call: Call): WebhookRecord {
  const webhook = call.records.webhooks.get(call.param('id'))
  if (webhook === undefined) throw problem('not_found')
  return webhook
}

function findEvent(call: Call): { event: WebhookEventRecord; webhook: WebhookRecord } {
  const event = call.records.webhookEvents.get(call.param('id'))
  const webhook = event && call.records.webhooks.get(event.webhookId)
  if (event === undefined || webhook === undefined) throw problem('not_found')
  return { event, webhook }
}

const presentDelivery = (delivery: WebhookDeliveryRecord) => ({
  id: delivery.id,
  endpoint_id: delivery.webhookId,
  event_id: delivery.eventId,
  url: delivery.url,
  type: delivery.type,
  live_mode: false,
  created_at: delivery.created_at,
})

function createWebhook({ records, deps, body }: Call) {
  const input = parseData(createInput, body)
  const at = deps.now().toISOString()
  const webhook: WebhookRecord = {
    id: makeId('end'),
    ...input,
    secret: randomBytes(16).toString('base64'),
    active: true,
    live_mode: false,
    created_at: at,
    updated_at: at,
  }
  records.webhooks.put(webhook.id, webhook)
  return { status: 201, data: webhook }
}

function updateWebhook(call: Call) {
  const webhook = findWebhook(call)
  const { url, events: types, active } = parseData(updateInput, call.body)
  const changed = {
    ...webhook,
    url: url ?? webhook.url,
    events: types ?? webhook.events,
    active: active ?? webhook.active,
    updated_at: call.deps.now().toISOString(),
  }
  call.records.webhooks.put(webhook.id, changed)
  return { data: present(changed) }
}

function listDeliveries({ records, query }: Call) {
  const { endpoint_id, type, ...page } = parseQuery(deliveriesQuery, query)
  const found =
    endpoint_id === undefined
      ? records.webhookDeliveries.page({ limit: 1000 }).items
      : records.webhookDeliveries.find('webhook', endpoint_id).reverse()
  const { data, meta } = pageOf(
    found.filter((delivery) => type === undefined || delivery.type === type),
    page,
  )
  return { data: data.map(presentDelivery), meta }
}

/** Subscriptions to events: made, listed, changed, pinged and removed. */
export function registerWebhooks({ add }: Api): void {
  add('POST', '/air/webhooks', createWebhook)
  add('GET', '/air/webhooks', ({ records, query }) => {
    const { data, meta } = pageOfCollection(records.webhooks, parseQuery(pageQuery, query))
    return { data: data.map(present), meta }
  })
  add('GET', '/air/webhooks/deliveries', listDeliveries)
  add('GET', '/air/webhooks/deliveries/:id', (call) => {
    const delivery = call.records.webhookDeliveries.get(call.param('id'))
    if (delivery === undefined) throw problem('not_found')
    return { data: presentDelivery(delivery) }
  })
  // The JavaScript client's `webhooks.get` reads an event, and returns the webhook's own shape.
  add('GET', '/air/webhooks/events/:id', (call) => ({ data: JSON.parse(findEvent(call).event.body) }))
  add('POST', '/air/webhooks/events/:id/actions/redeliver', (call) => {
    const { event, webhook } = findEvent(call)
    deliverEvent(call.deps, call.records, webhook, event)
    return 'nothing'
  })
  add('GET', '/air/webhooks/:id', (call) => ({ data: present(findWebhook(call)) }))
  add('PATCH', '/air/webhooks/:id', updateWebhook)
  add('DELETE', '/air/webhooks/:id', (call) => {
    call.records.webhooks.remove(findWebhook(call).id)
    return 'nothing'
  })
  add('POST', '/air/webhooks/:id/actions/ping', (call) => {
    const webhook = findWebhook(call)
    sendEvent(call.deps, call.records, webhook, { type: 'ping.triggered', object: {}, idempotencyKey: makeId('ping') })
    return 'nothing'
  })
}
