import { and, eq, gt, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourWaitingEntries } from '../../../db/schema/index.ts'
import { isAmong, type valuesOf } from './asked-options.ts'

/** The values of statements that count bookings. */
export type CountedValues = ReturnType<typeof valuesOf> & {
  /** A booking that is about to be changed and is not counted. */
  without: string | null
  /** Who asks: seats that are offered to them, and held for them, are not taken. */
  claimant: string | null
}

/** Whether a booking's seats are taken: a hold that has ended takes none. For a prepared statement, as below. */
export const isTaking = (): SQL | undefined =>
  and(
    or(
      inArray(tourOwnBookings.status, ['requested', 'confirmed']),
      and(eq(tourOwnBookings.status, 'held'), gt(tourOwnBookings.heldUntil, sql.placeholder('now'))),
    ),
    sql`${tourOwnBookings.id} is distinct from ${sql.placeholder('without')}::uuid`,
  )

/** The same without the holds of the claimant. */
export function isTakingFromClaimant(tx: Transaction): SQL | undefined {
  const entries = tourWaitingEntries
  const offered = tx
    .select({ id: entries.bookingId })
    .from(entries)
    .where(
      and(
        isAmong(entries),
        eq(entries.status, 'offered'),
        eq(entries.claimedBy, sql.placeholder('claimant')),
        gt(entries.startsAt, sql.placeholder('now')),
        isNotNull(entries.bookingId),
      ),
    )
  return and(isTaking(), notInArray(tourOwnBookings.id, offered))
}
