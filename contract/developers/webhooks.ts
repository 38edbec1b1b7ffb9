import { z } from 'zod'
import { deliveryStates } from '#domain/webhooks/delivery-states.ts'
import { chosenEvents, webhookEventNames } from '#domain/webhooks/webhook-events.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { After, Done, Id, Instant, pageOf } from '../shapes.ts'

const tags = ['Developers']

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  isEnabled: z.boolean(),
  createdAt: Instant,
  createdBy: z.string(),
  /** Since when every delivery has failed; null if the last one succeeded. */
  failingSince: Instant.nullable(),
  disabledAt: Instant.nullable(),
  /** A member; null when it was disabled because it failed for five days. */
  disabledBy: z.string().nullable(),
  /** Until when the secret before the current one signs too. */
  oldSecretUntil: Instant.nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookAttempt = z.object({
  at: Instant,
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Null without an answer. */
  status: z.int().nullable(),
  /** The first 4,000 characters. */
  answer: z.string(),
  /** A sentence about a request without an answer. */
  problem: z.string().nullable(),
  milliseconds: z.int(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`, the same for every attempt. */
  messageId: z.string(),
  event: z.enum(webhookEventNames),
  state: z.enum(deliveryStates),
  /** What is posted, as JSON. */
  body: z.string(),
  createdAt: Instant,
  nextAt: Instant.nullable(),
  /** Oldest first. */
  attempts: z.array(WebhookAttempt),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookChoice = z.object({
  url: Words.trim().min(1, 'Write the address of your server.').max(500, 'At most 500 characters.'),
  description: Words.trim().max(120, 'At most 120 characters.').default(''),
  events: z.array(z.enum(chosenEvents)).min(1, 'Choose at least one event.').max(chosenEvents.length, 'Choose each event once.'),
})

const ById = z.object({ id: Id })
const Secret = z.object({
  /** `whsec_` and 32 random bytes in base64; in this answer only. */
  secret: z.string(),
})

export const webhooks = {
  list: endpoint('developers:write', 'List webhooks')
    .route({ method: 'GET', path: '/developers/webhooks', tags })
    .output(z.array(Webhook)),
  get: endpoint('developers:write', 'Read a webhook')
    .route({ method: 'GET', path: '/developers/webhooks/{id}', tags })
    .input(ById)
    .output(Webhook),
  create: confirmed('developers:write', 'Add a webhook', ['webhook.address-refused', 'webhook.too-many'])
    .route({
      method: 'POST',
      path: '/developers/webhooks',
      tags,
      description:
        'Posts the chosen events to an address, signed as Standard Webhooks describe. `secret` is in this answer only.',
    })
    .input(WebhookChoice)
    .output(Webhook.extend(Secret.shape)),
  change: endpoint('developers:write', 'Change a webhook', ['webhook.address-refused'])
    .route({
      method: 'PUT',
      path: '/developers/webhooks/{id}',
      tags,
      description: 'Enabling it again counts its failures anew. Events that happened while it was disabled are not sent.',
    })
    .input(ById.extend({ ...WebhookChoice.shape, isEnabled: z.boolean().default(true) }))
    .output(Webhook),
  remove: endpoint('developers:write', 'Delete a webhook and its log')
    .route({ method: 'DELETE', path: '/developers/webhooks/{id}', tags })
    .input(ById)
    .output(Done),
  rollSecret: confirmed('developers:write', 'Replace the secret of a webhook')
    .route({
      method: 'POST',
      path: '/developers/webhooks/{id}/secret',
      tags,
      description: 'Messages carry the signatures of both secrets for 24 hours. `secret` is in this answer only.',
    })
    .input(ById)
    .output(Webhook.extend(Secret.shape)),
  ping: endpoint('developers:write', 'Send a test message to a webhook')
    .route({
      method: 'POST',
      path: '/developers/webhooks/{id}/ping',
      tags,
      description: 'Sent at once and not repeated, also while the webhook is disabled. The answer is the delivery.',
    })
    .input(ById)
    .output(WebhookDelivery),
  deliveries: endpoint('developers:write', 'List the deliveries of a webhook')
    .route({
      method: 'GET',
      path: '/developers/webhooks/{id}/deliveries',
      tags,
      description: 'Newest first. They are stored for 30 days.',
    })
    .input(
      ById.extend({
        state: z.enum(deliveryStates).nullable().catch(null).default(null),
        after: After.nullable().catch(null).default(null),
        limit: z.coerce.number().int().min(1).max(100).catch(20).default(20),
      }),
    )
    .output(pageOf(WebhookDelivery)),
  redeliver: endpoint('developers:write', 'Send a delivery again')
    .route({
      method: 'POST',
      path: '/developers/webhooks/{id}/deliveries/{deliveryId}',
      tags,
      description: 'The same message with the same `webhook-id`, at once. The answer is the delivery.',
    })
    .input(ById.extend({ deliveryId: Id }))
    .output(WebhookDelivery),
}
