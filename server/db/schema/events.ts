import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { type EventKind, type EventPayload, eventKinds } from '#domain/events.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'

/** Domain events, each written in the transaction that caused it. */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: id(),
    agencyId: agencyId(),
    kind: oneOf('kind', eventKinds).notNull(),
    /** The id of the order, payment or agency. */
    subject: uuid('subject').notNull(),
    payload: jsonb('payload').$type<EventPayload<EventKind>>().notNull(),
    at: instant('at').notNull(),
    /** When the jobs of its subscribers were enqueued. */
    deliveredAt: instant('delivered_at'),
  },
  (t) => [index('domain_events_agency').on(t.agencyId, t.at), ...closedLists(t)],
)
