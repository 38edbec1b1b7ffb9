import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { agencyId, id, instant } from '../columns.ts'
import { tourOwnBookings } from './own-tours.ts'

/** A review that a customer was asked for after a departure of an own tour; it is written once, by the link of the mail. */
export const tourReviews = pgTable(
  'tour_reviews',
  {
    id: id(),
    agencyId: agencyId(),
    tourId: uuid('tour_id').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => tourOwnBookings.id, { onDelete: 'cascade' }),
    /** The local day of the departure. */
    day: text('day').notNull(),
    /** The SHA-256 of the link's secret, which the mail has. */
    linkHash: text('link_hash').notNull(),
    askedAt: instant('asked_at').notNull(),
    until: instant('until').notNull(),
    /** 1 to 5; null until it is written. */
    rating: integer('rating'),
    text: text('text').notNull().default(''),
    /** The name under the review, as its author wrote it. */
    author: text('author').notNull().default(''),
    writtenAt: instant('written_at'),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    /** A hidden review is shown and counted nowhere but in the agency's own list. */
    hiddenReason: text('hidden_reason'),
    hiddenBy: text('hidden_by'),
    hiddenAt: instant('hidden_at'),
  },
  (t) => [
    uniqueIndex('tour_reviews_link').on(t.linkHash),
    uniqueIndex('tour_reviews_once').on(t.agencyId, t.bookingId),
    index('tour_reviews_shown')
      .on(t.agencyId, t.tourId, t.writtenAt)
      .where(sql`${t.rating} is not null and ${t.hiddenAt} is null`),
    index('tour_reviews_written').on(t.agencyId, t.writtenAt).where(sql`${t.rating} is not null`),
    check('tour_reviews_rating', sql`${t.rating} between 1 and 5`),
    check('tour_reviews_is_written', sql`(${t.rating} is null) = (${t.writtenAt} is null)`),
    check('tour_reviews_is_hidden_for_a_reason', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
)
