import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { agencyId, createdAt, currency, id, instant, minor } from '../columns.ts'
import { tourOwnBookings, tourResellers } from './own-tours.ts'

/** What a reseller owes for the departures of a period, as a document. It never changes, except that it is paid or taken back, once. */
export const tourPayouts = pgTable(
  'tour_payouts',
  {
    id: id(),
    agencyId: agencyId(),
    /** Sequential within the agency. */
    number: integer('number').notNull(),
    resellerId: uuid('reseller_id')
      .notNull()
      .references(() => tourResellers.id),
    /** Local days of the departures, both included. */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    currency: currency(),
    /** The sum of its lines. */
    owed: minor('owed').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    /** The day and the reference of the payment, as they were entered. */
    paidOn: text('paid_on'),
    paidReference: text('paid_reference'),
    paidBy: text('paid_by'),
    paidAt: instant('paid_at'),
    /** It was taken back before it was paid, and why. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('tour_payouts_number').on(t.agencyId, t.number),
    index('tour_payouts_reseller').on(t.agencyId, t.resellerId, t.createdAt),
    check('tour_payouts_is_one', sql`${t.paidAt} is null or ${t.withdrawnAt} is null`),
    check('tour_payouts_is_paid', sql`(${t.paidOn} is null) = (${t.paidAt} is null)`),
  ],
)

/** The bookings of a payout, with their amounts when it was made. A booking is in one payout at most that was not taken back. */
export const tourPayoutLines = pgTable(
  'tour_payout_lines',
  {
    id: id(),
    agencyId: agencyId(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => tourPayouts.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => tourOwnBookings.id),
    /** The title of the tour. */
    title: text('tour').notNull(),
    /** Of a confirmed booking; zero for one that was cancelled. */
    retail: minor('retail').notNull(),
    commission: minor('commission').notNull(),
    owed: minor('owed').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (t) => [
    uniqueIndex('tour_payout_lines_once').on(t.agencyId, t.bookingId).where(sql`not ${t.isWithdrawn}`),
    index('tour_payout_lines_payout').on(t.payoutId),
  ],
)
