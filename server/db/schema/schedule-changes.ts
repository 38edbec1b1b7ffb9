import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { scheduleAnswers } from '#domain/flights/schedule/schedule-change.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'
import { orders } from './orders.ts'

/** Changes that an airline made to the schedule of a booked order. It waits for an answer until it has one, or until a later change replaces it. */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    id: id(),
    agencyId: agencyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The supplier's id: however often it is reported, it is one change. */
    supplierChangeId: text('supplier_change_id').notNull(),
    /** The order's flights before and after it. */
    before: jsonb('before').$type<FlightSlice[]>().notNull(),
    after: jsonb('after').$type<FlightSlice[]>().notNull(),
    /** When the supplier noticed it. */
    detectedAt: instant('detected_at').notNull(),
    /** When the mail to the customer was written; null before. */
    toldAt: instant('told_at'),
    answer: oneOf('answer', scheduleAnswers),
    /** When the supplier was asked to record an answer, and by whom; null while nothing was asked, and again after a refusal. */
    askedAt: instant('asked_at'),
    askedBy: text('asked_by'),
    answeredAt: instant('answered_at'),
    /** Null where it was answered in the supplier's own system. */
    answeredBy: text('answered_by'),
    /** When a later change replaced it, unanswered. */
    staleAt: instant('stale_at'),
  },
  (t) => [
    uniqueIndex('schedule_changes_once').on(t.agencyId, t.supplierChangeId),
    index('schedule_changes_order').on(t.orderId, t.detectedAt),
    index('schedule_changes_open').on(t.agencyId, t.orderId).where(sql`${t.answer} is null and ${t.staleAt} is null`),
    ...closedLists(t),
  ],
)
