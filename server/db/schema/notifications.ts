import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { notificationKindNames } from '#domain/notifications/notification-kinds.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'
import { sessions } from './sessions.ts'

/** What members are notified of: one row for each member and event. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', notificationKindNames).notNull(),
    /** The domain event; no foreign key, because events are deleted earlier. */
    eventId: uuid('event_id').notNull(),
    /** The id of the order, payment or other subject of the event. */
    subject: uuid('subject').notNull(),
    /** The shape of the kind in `notification-words.ts`. */
    facts: jsonb('facts').$type<object>().notNull(),
    /** Listed behind the bell. */
    inApp: boolean('in_app').notNull(),
    /** Waits for the daily digest; false once it is mailed. */
    awaitsDigest: boolean('awaits_digest').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.agencyId, t.userId, t.eventId),
    index('notifications_member').on(t.agencyId, t.userId, t.seq),
    index('notifications_unread').on(t.agencyId, t.userId).where(sql`${t.readAt} is null`),
    index('notifications_user').on(t.userId),
    index('notifications_at').on(t.agencyId, t.at),
    ...closedLists(t),
  ],
)

/** The browsers to which notifications are sent, each for the session that allowed it: they go with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service, and the browser's key and secret (RFC 8291). */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.agencyId, t.endpoint),
    index('push_subscriptions_user').on(t.agencyId, t.userId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
)

/** The key pair by which push services know this installation (VAPID): one row, made on first use. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted. */
  privateCipher: text('private_cipher').notNull(),
})
