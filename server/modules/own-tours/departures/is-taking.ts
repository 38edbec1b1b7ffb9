import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import { tourOwnBookings } from '../../../db/schema/index.ts'

/** Whether a booking's seats are taken: a hold that has ended takes none. */
export const isTaking = (now: Date): SQL | undefined =>
  or(
    inArray(tourOwnBookings.status, ['requested', 'confirmed']),
    and(eq(tourOwnBookings.status, 'held'), gt(tourOwnBookings.heldUntil, now)),
  )
