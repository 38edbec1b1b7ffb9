import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailWords } from '#contract/mail/mail-templates.ts'
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
    /** The address that ends mails of this kind with one request (RFC 8058); null for mails that nobody unsubscribes from. */
    unsubscribeUrl: text('unsubscribe_url'),
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

/** The texts of a mail that an agency changed, one row for each change; the newest is used. */
export const mailWords = pgTable(
  'mail_templates',
  {
    id: id(),
    agencyId: agencyId(),
    template: text('template').notNull(),
    version: integer('version').notNull(),
    /** Null where the default was restored. */
    words: jsonb('words').$type<MailWords>(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [uniqueIndex('mail_templates_version').on(t.agencyId, t.template, t.version)],
)
