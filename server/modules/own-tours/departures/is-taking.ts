import { and, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm'
import { tourOwnBookings } from '../../../db/schema/index.ts'

/** Whether a booking's seats are taken: a hold that has ended takes none. `without`: a booking that is not counted, because it is about to be changed. */
export const isTaking = (now: Date, without?: { id: string } | undefined): SQL | undefined =>
  and(
    or(
      inArray(tourOwnBookings.status, ['requested', 'confirmed']),
      and(eq(tourOwnBookings.status, 'held'), gt(tourOwnBookings.heldUntil, now)),
    ),
    without && ne(tourOwnBookings.id, without.id),
  )
