import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { failureChoices } from '#domain/trips/saga.ts'
import { checkouts } from '../checkouts.ts'
import { closedLists, oneOf } from '../closed-lists.ts'
import { agencyId, instant } from '../columns.ts'
import { packages } from '../packages.ts'
import { plannedTrips } from './planned-trips.ts'

/** A checkout of several items of a planned trip. */
export const tripCheckouts = pgTable(
  'trip_checkouts',
  {
    /** The checkout, and the trip of its orders. */
    checkoutId: uuid('checkout_id')
      .primaryKey()
      .references(() => checkouts.id),
    agencyId: agencyId(),
    /** Null once the planned trip was deleted. */
    plannedTripId: uuid('planned_trip_id').references(() => plannedTrips.id, { onDelete: 'set null' }),
    /** The planned item of each item, in their sequence: those that are booked leave the planned trip. */
    plannedItemIds: jsonb('planned_item_ids').$type<string[]>().notNull(),
    name: text('name').notNull(),
    /** The package that is bought, which has no planned trip; null for another trip. */
    packageId: uuid('package_id').references(() => packages.id, { onDelete: 'set null' }),
    /** What the buyer chose with the payment for the case that an item cannot be booked; null before. */
    onFailure: oneOf('on_failure', failureChoices),
    /** When its items left the planned trip, because it is paid; null before. */
    takenAt: instant('taken_at'),
  },
  (t) => [index('trip_checkouts_planned').on(t.plannedTripId), ...closedLists(t)],
)
