import { and, eq } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings, tourSeatPools } from '../../db/schema/index.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'
import { isOfDeparture } from './find-departure.ts'

/** Closes a departure whose seats are locked, and ends its holds: nobody is booked on it from now on. */
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
  await tx
    .update(tourOwnBookings)
    .set({ changedAt: now, cancelReason: reason, cancelledAt: now, status: 'cancelled' })
    .where(and(isOfDeparture(ctx, ref), eq(tourOwnBookings.status, 'held')))
  await recordAvailability(tx, ctx, [ref])
}
