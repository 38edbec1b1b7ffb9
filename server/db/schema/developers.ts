import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Permission } from '#domain/permissions.ts'
import { deliveryStates } from '#domain/webhooks/delivery-states.ts'
import { type WebhookEvent, webhookEventNames } from '#domain/webhooks/webhook-events.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'
import { tourResellers } from './tours/own-tours.ts'

/** Keys of programs that call the API for an agency. The secret is stored as a hash only. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    /** The visible beginning of the key. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key, in hexadecimal digits. */
    hash: text('hash').notNull(),
    /** It acts in the practice tenant of the agency. */
    isTest: boolean('is_test').notNull().default(false),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    /** Network addresses and CIDR ranges from which it may be used; none: from everywhere. */
    addresses: jsonb('addresses').$type<string[]>().notNull().default([]),
    /** The member who created it, to whom its orders are attributed. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.agencyId, t.hash), index('api_keys_agency').on(t.agencyId, t.createdAt)],
)

/** Addresses outside the product to which events are posted. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    agencyId: agencyId(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    /** The reseller whose server it is: it gets only what that reseller may sell. Null for servers of the agency. */
    resellerId: uuid('reseller_id').references(() => tourResellers.id, { onDelete: 'cascade' }),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** The secrets that sign, encrypted. The old one signs too until its instant. */
    secretCipher: text('secret_cipher').notNull(),
    oldSecretCipher: text('old_secret_cipher'),
    oldSecretUntil: instant('old_secret_until'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    /** When the first of its uninterrupted failures happened. */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    /** A member; null when it was disabled because it failed for days. */
    disabledBy: text('disabled_by'),
  },
  (t) => [index('webhook_endpoints_agency').on(t.agencyId, t.createdAt)],
)

/** One message to one endpoint, with the text that is posted and signed. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    agencyId: agencyId(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** `webhook-id`, the same for every attempt. */
    messageId: text('message_id').notNull(),
    event: oneOf('event', webhookEventNames).notNull(),
    body: text('body').notNull(),
    state: oneOf('state', deliveryStates).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    /** When the next attempt is due. */
    nextAt: instant('next_at'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.endpointId, t.messageId),
    index('webhook_deliveries_endpoint').on(t.endpointId, t.createdAt, t.id),
    index('webhook_deliveries_agency').on(t.agencyId, t.createdAt),
    ...closedLists(t),
  ],
)

/** One request of a delivery and what was answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    agencyId: agencyId(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    url: text('url').notNull(),
    /** The headers of the request. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default(sql`'{}'`),
    /** Null without an answer. */
    status: integer('status'),
    /** The beginning of the answer. */
    answer: text('answer').notNull().default(''),
    /** A sentence about a request without an answer. */
    problem: text('problem'),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [index('webhook_attempts_delivery').on(t.deliveryId, t.at)],
)
