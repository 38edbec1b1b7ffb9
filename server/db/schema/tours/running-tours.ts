import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { waitingStatuses } from '#domain/authored-tours/sale/waiting.ts'
import type { Party } from '#domain/tours/search.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, id, instant } from '../columns.ts'
import { users } from '../identity.ts'
import { tourOwnBookings } from './own-tours.ts'

/** The members who guide a departure. */
export const tourDepartureGuides = pgTable(
  'tour_departure_guides',
  {
    id: id(),
    agencyId: agencyId(),
    tourId: uuid('tour_id').notNull(),
    optionId: text('option_id').notNull(),
    departureId: text('departure_id').notNull(),
    /** The local day of the departure. */
    day: text('day').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedBy: text('assigned_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('tour_departure_guides_once').on(t.agencyId, t.tourId, t.optionId, t.departureId, t.userId),
    index('tour_departure_guides_day').on(t.agencyId, t.day),
  ],
)

/** Who waits for seats of a departure that is sold out, in the order of `createdAt`. */
export const tourWaitingEntries = pgTable(
  'tour_waiting_entries',
  {
    id: id(),
    agencyId: agencyId(),
    tourId: uuid('tour_id').notNull(),
    optionId: text('option_id').notNull(),
    departureId: text('departure_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    party: jsonb('party').$type<Party>().notNull(),
    people: integer('people').notNull(),
    seats: integer('seats').notNull(),
    status: oneOf('status', waitingStatuses).notNull(),
    /** Name and e-mail address, encrypted. They are deleted with the entry after the departure. */
    contactCipher: text('contact_cipher').notNull(),
    /** The SHA-256 of the link's secret, which the mails have. */
    linkHash: text('link_hash').notNull(),
    linkCipher: text('link_cipher').notNull(),
    /** The end of the offer, and the hold of its seats. */
    offeredUntil: instant('offered_until'),
    bookingId: uuid('booking_id').references(() => tourOwnBookings.id, { onDelete: 'set null' }),
    /** The member or visitor who opened the link and buys the offered seats. */
    claimedBy: text('claimed_by'),
    addedBy: text('added_by').notNull(),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('tour_waiting_entries_link').on(t.linkHash),
    index('tour_waiting_entries_live')
      .on(t.agencyId, t.tourId, t.optionId, t.departureId, t.createdAt)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    ...closedLists(t),
  ],
)
