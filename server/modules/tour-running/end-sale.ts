import { and, eq } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings, tourSeatPools, tourWaitingEntries } from '../../db/schema/index.ts'
import { isOfList } from '../own-tours/departures/read-waiting.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'
import { isOfDeparture } from './find-departure.ts'

/**
 * Closes a departure whose seats are locked, ends its holds and declines its requests: nobody is booked on it from now on. Whoever has an offer from the
 * waiting list waits again, because the seats are no longer held.
 */
export async function endSale(
  tx: Transaction,
  ctx: Ctx,
  { pool, ref, reason }: { pool: string; ref: DepartureRef; reason: string },
) {
  const now = ctx.now()
  await tx
    .update(tourSeatPools)
    .set({ closedAt: now, closedBy: ctx.actor.name, closedReason: reason })
    .where(and(eq(tourSeatPools.agencyId, ctx.agencyId), eq(tourSeatPools.pool, pool)))
  // Entries before the holds of their seats, as whoever leaves the list locks them.
  await tx
    .update(tourWaitingEntries)
    .set({ status: 'waiting', offeredUntil: null, bookingId: null, claimedBy: null, changedAt: now })
    .where(and(isOfList(ctx, ref), eq(tourWaitingEntries.status, 'offered')))
  await tx
    .update(tourOwnBookings)
    .set({ changedAt: now, cancelReason: reason, cancelledAt: now, status: 'cancelled' })
    .where(and(isOfDeparture(ctx, ref), eq(tourOwnBookings.status, 'held')))
  await tx
    .update(tourOwnBookings)
    .set({ changedAt: now, status: 'rejected' })
    .where(and(isOfDeparture(ctx, ref), eq(tourOwnBookings.status, 'requested')))
  await recordAvailability(tx, ctx, [ref])
}
