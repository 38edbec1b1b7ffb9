import { and, eq, gt, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { tourOwnBookings } from '../../../db/schema/index.ts'

/**
 * Whether a booking's seats are taken: a hold that has ended takes none. `without`: bookings that are not counted, because they are about to be changed
 * or are held for the one who asks.
 */
export const isTaking = (now: Date, without: readonly string[] = []): SQL | undefined =>
  and(
    or(
      inArray(tourOwnBookings.status, ['requested', 'confirmed']),
      and(eq(tourOwnBookings.status, 'held'), gt(tourOwnBookings.heldUntil, now)),
    ),
    without.length > 0 ? notInArray(tourOwnBookings.id, [...without]) : undefined,
  )
