import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourWaitingEntries } from '../../../db/schema/index.ts'
import { claimantOf, isOfList } from '../departures/read-waiting.ts'
import type { CheckedPlaces } from './take-places.ts'

/** The seats that were offered from the waiting list are held by a checkout now: their hold ends with the same commit. */
export async function takeOffered(tx: Transaction, ctx: Ctx, { own, option, departure }: CheckedPlaces): Promise<void> {
  const claimant = claimantOf(ctx)
  if (claimant === null) return
  const entries = tourWaitingEntries
  const taken = await tx
    .update(entries)
    .set({ status: 'taken', changedAt: ctx.now() })
    .where(
      and(
        isOfList(ctx, { tourId: own.id, optionId: option.id, departureId: departure.id }),
        eq(entries.status, 'offered'),
        eq(entries.claimedBy, claimant),
      ),
    )
    .returning({ bookingId: entries.bookingId })
  const holds = taken.flatMap(({ bookingId }) => bookingId ?? [])
  if (holds.length > 0)
    await tx
      .update(tourOwnBookings)
      .set({ status: 'cancelled', cancelledAt: ctx.now(), changedAt: ctx.now(), cancelReason: 'Bought from the waiting list' })
      .where(
        and(eq(tourOwnBookings.agencyId, ctx.agencyId), inArray(tourOwnBookings.id, holds), eq(tourOwnBookings.status, 'held')),
      )
}
