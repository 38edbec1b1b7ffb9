import { bigserial, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'
import { orders } from './orders.ts'

export const mails = pgTable(
  'mails',
  {
    id: id(),
    agencyId: agencyId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    template: text('template').notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<{ name: string; type: string; base64: string }[]>().notNull().default([]),
    status: oneOf('status', ['queued', 'stored', 'sent', 'failed']).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** A mail is written once for each cause. */
    dedupeKey: text('dedupe_key').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.agencyId, t.dedupeKey),
    index('mails_order').on(t.orderId),
    index('mails_recipient').on(t.agencyId, t.to),
    index('mails_agency').on(t.agencyId, t.seq),
    index('mails_agency_at').on(t.agencyId, t.at),
    ...closedLists(t),
  ],
)
