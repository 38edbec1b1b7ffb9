import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { poolOf, resourcePool } from '#domain/authored-tours/sale/seats.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourSeatPools, tourTakenSeats } from '../../../db/schema/index.ts'
import { type Place, readPlaces } from './read-places.ts'
import { recordAvailability } from './record-availability.ts'

interface Wanted {
  tourId: string
  option: AuthoredOption
  departure: Departure
}

const poolsOf = ({ tourId, option, departure }: Wanted): string[] => [
  poolOf(tourId, option.id, departure.id),
  ...option.capacity.resources.map(({ resourceId }) => resourcePool(resourceId)),
]

/**
 * Locks the seats of departures and of their resources until the transaction ends. Rows are created and locked in the order of their names, so that two
 * sales never wait for each other: whoever needs several departures locks them together.
 */
export async function lockPools(tx: Transaction, ctx: Ctx, wanted: readonly Wanted[]): Promise<void> {
  const pools = [...new Set(wanted.flatMap(poolsOf))].toSorted()
  const named = and(eq(tourSeatPools.agencyId, ctx.agencyId), inArray(tourSeatPools.pool, pools))
  const known = await tx.select({ id: tourSeatPools.id }).from(tourSeatPools).where(named)
  // Created before any is locked: whoever waits for a row here holds no later one.
  if (known.length < pools.length)
    await tx
      .insert(tourSeatPools)
      .values(pools.map((pool) => ({ id: ctx.newId(), agencyId: ctx.agencyId, pool })))
      .onConflictDoNothing()
  await tx.select({ id: tourSeatPools.id }).from(tourSeatPools).where(named).orderBy(asc(tourSeatPools.pool)).for('update')
}

/**
 * Locks the seats of a departure and of its resources, and reads them. Holds that have ended are ended in the database here: a hold cannot be confirmed
 * afterwards.
 */
export async function lockSeats(tx: Transaction, ctx: Ctx, wanted: Wanted): Promise<Place> {
  const { tourId, option, departure } = wanted
  await lockPools(tx, ctx, [wanted])
  const ended = await tx
    .update(tourOwnBookings)
    .set({ status: 'expired', changedAt: ctx.now() })
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.status, 'held'),
        lte(tourOwnBookings.heldUntil, ctx.now()),
        inArray(
          tourOwnBookings.id,
          tx
            .select({ id: tourTakenSeats.bookingId })
            .from(tourTakenSeats)
            .where(and(eq(tourTakenSeats.agencyId, ctx.agencyId), inArray(tourTakenSeats.pool, poolsOf(wanted)))),
        ),
      ),
    )
    .returning({
      tourId: tourOwnBookings.tourId,
      optionId: tourOwnBookings.optionId,
      departureId: tourOwnBookings.departureId,
    })
  await recordAvailability(tx, ctx, ended)
  const [place] = await readPlaces(tx, ctx, { tourId, option, departures: [departure] })
  if (!place) throw new Error('a departure has no place')
  // Seats that were sold before the tour's capacity was lowered stay sold.
  const capacity = place.capacity === null ? null : Math.max(place.capacity, place.taken - place.overbooked)
  await tx
    .update(tourSeatPools)
    .set({ capacity })
    .where(
      and(
        eq(tourSeatPools.agencyId, ctx.agencyId),
        eq(tourSeatPools.pool, place.pool),
        sql`capacity is distinct from ${capacity}::int`,
      ),
    )
  return place
}
