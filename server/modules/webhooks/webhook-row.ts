import type { Webhook, WebhookAttempt, WebhookDelivery } from '#contract/developers/webhooks.ts'
import type { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** A webhook as members see it, without its secrets. */
export const toWebhook = (row: EndpointRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  isEnabled: row.disabledAt === null,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  failingSince: row.failingSince?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  disabledBy: row.disabledBy,
  oldSecretUntil: row.oldSecretUntil && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
})

const toAttempt = (row: typeof webhookAttempts.$inferSelect): WebhookAttempt => ({
  at: row.at.toISOString(),
  url: row.url,
  headers: row.headers,
  status: row.status,
  answer: row.answer,
  problem: row.problem,
  milliseconds: row.milliseconds,
})

export const toDelivery = (
  row: typeof webhookDeliveries.$inferSelect,
  attempts: readonly (typeof webhookAttempts.$inferSelect)[],
): WebhookDelivery => ({
  id: row.id,
  messageId: row.messageId,
  event: row.event,
  state: row.state,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  nextAt: row.nextAt?.toISOString() ?? null,
  attempts: attempts.filter(({ deliveryId }) => deliveryId === row.id).map(toAttempt),
})
