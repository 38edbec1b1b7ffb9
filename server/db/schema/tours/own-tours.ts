import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CancellationRule } from '#domain/authored-tours/option-shape.ts'
import { type OwnAddOn, ownBookingStatuses, type OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, createdAt, currency, id, instant, minor } from '../columns.ts'
import { users } from '../identity.ts'

/** Other sellers of the agency's own tours, each with one key for `/octo/`. */
export const tourResellers = pgTable(
  'tour_resellers',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Hundredths of a percent of the retail price. */
    commission: integer('commission').notNull(),
    /** The visible beginning of the key, and the SHA-256 of the whole key in hexadecimal digits. */
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (t) => [uniqueIndex('tour_resellers_hash').on(t.agencyId, t.hash), index('tour_resellers_agency').on(t.agencyId, t.createdAt)],
)

/** The calls of a reseller to `/octo/`. */
export const tourResellerCalls = pgTable(
  'tour_reseller_calls',
  {
    id: id(),
    agencyId: agencyId(),
    resellerId: uuid('reseller_id')
      .notNull()
      .references(() => tourResellers.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    call: text('call').notNull(),
    status: integer('status').notNull(),
    /** OCTO's error code; null for a call that succeeded. */
    error: text('error'),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [index('tour_reseller_calls_reseller').on(t.agencyId, t.resellerId, t.at)],
)

/**
 * Seats that are sold together: those of a departure of an option, or the units of a resource. The row is locked before they are counted and taken.
 * `pool` is `<tour>/<option>/<departure>` or `resource/<id>`.
 */
export const tourSeatPools = pgTable(
  'tour_seat_pools',
  {
    id: id(),
    agencyId: agencyId(),
    pool: text('pool').notNull(),
    /** The capacity with which seats were last taken; null without a limit. */
    capacity: integer('capacity'),
    /** The capacity that was set for this departure instead of the tour's; null: the tour's. */
    capacitySet: integer('capacity_set'),
    /** Seats that may be sold beyond it: the sum of `tour_overbookings`. */
    overbooked: integer('overbooked').notNull().default(0),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    closedReason: text('closed_reason'),
  },
  (t) => [uniqueIndex('tour_seat_pools_pool').on(t.agencyId, t.pool)],
)

/** Seats that somebody allowed beyond the capacity of a departure. */
export const tourOverbookings = pgTable(
  'tour_overbookings',
  {
    id: id(),
    agencyId: agencyId(),
    poolId: uuid('pool_id')
      .notNull()
      .references(() => tourSeatPools.id, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').references(() => users.id),
    allowedBy: text('allowed_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('tour_overbookings_pool').on(t.agencyId, t.poolId)],
)

/** Bookings of departures of the agency's own tours, by the agency and by resellers. */
export const tourOwnBookings = pgTable(
  'tour_own_bookings',
  {
    id: id(),
    agencyId: agencyId(),
    /** The id that the seller gave it: a repeated reservation with it has no further effect. */
    uuid: uuid('uuid').notNull(),
    /** The reseller; the agency itself for its own sales. */
    sellerId: uuid('seller_id').notNull(),
    resellerId: uuid('reseller_id').references(() => tourResellers.id),
    tourId: uuid('tour_id').notNull(),
    optionId: text('option_id').notNull(),
    departureId: text('departure_id').notNull(),
    /** The local day of the departure. */
    day: text('day').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: oneOf('status', ownBookingStatuses).notNull(),
    /** The end of the hold. */
    heldUntil: instant('held_until'),
    units: jsonb('units').$type<OwnUnitItem[]>().notNull(),
    seats: integer('seats').notNull(),
    /** What was chosen with it and is paid on the day; counted while its seats are taken. */
    addOns: jsonb('add_ons').$type<OwnAddOn[]>().notNull().default([]),
    currency: currency(),
    retail: minor('retail').notNull(),
    /** What a reseller owes for it. */
    net: minor('net').notNull(),
    /** Minutes before the start until which cancelling refunds this share, as it was sold. */
    cancellation: jsonb('cancellation').$type<CancellationRule[]>().notNull(),
    /** The booking's reference, also the content of its voucher. */
    reference: text('reference').notNull(),
    resellerReference: text('reseller_reference'),
    /** Contact, names, answers, pick-up and notes, encrypted. */
    peopleCipher: text('people_cipher').notNull(),
    /** The personal questions that `peopleCipher` answers; empty once the answers are deleted. */
    personalQuestions: jsonb('personal_questions').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    refund: minor('refund'),
  },
  (t) => [
    uniqueIndex('tour_own_bookings_uuid').on(t.agencyId, t.sellerId, t.uuid),
    uniqueIndex('tour_own_bookings_reference').on(t.agencyId, t.reference),
    index('tour_own_bookings_departure').on(t.agencyId, t.tourId, t.optionId, t.departureId),
    index('tour_own_bookings_day').on(t.agencyId, t.day),
    index('tour_own_bookings_of_reseller').on(t.agencyId, t.sellerId, t.createdAt),
    index('tour_own_bookings_reseller_reference').on(t.agencyId, t.sellerId, t.resellerReference),
    index('tour_own_bookings_personal').on(t.agencyId, t.endsAt).where(sql`${t.personalQuestions} <> '[]'::jsonb`),
    index('tour_own_bookings_held').on(t.heldUntil).where(sql`${t.status} = 'held'`),
    ...closedLists(t),
  ],
)

/** The seats of a booking in each pool. They count while the booking is held, requested or confirmed. */
export const tourTakenSeats = pgTable(
  'tour_taken_seats',
  {
    id: id(),
    agencyId: agencyId(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => tourOwnBookings.id, { onDelete: 'cascade' }),
    /** A departure's pool, or `resource/<id>`. */
    pool: text('pool').notNull(),
    /** Units that all bookings of one departure share, such as its guide, have the departure here; null: of this booking alone. */
    sharedBy: text('shared_by'),
    seats: integer('seats').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('tour_taken_seats_pool').on(t.agencyId, t.pool, t.startsAt), index('tour_taken_seats_booking').on(t.bookingId)],
)

/** One person of a booking who came, or did not come. */
export const tourCheckIns = pgTable(
  'tour_check_ins',
  {
    id: id(),
    agencyId: agencyId(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => tourOwnBookings.id, { onDelete: 'cascade' }),
    /** The person's place among the units of the booking. */
    place: integer('place').notNull(),
    outcome: oneOf('outcome', ['arrived', 'no-show']).notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    /** Of a check-in that a device may send again. */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [uniqueIndex('tour_check_ins_once').on(t.agencyId, t.bookingId, t.place), ...closedLists(t)],
)
