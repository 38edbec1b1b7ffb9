import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import type { ResourceUse } from '#domain/authored-tours/sale/peak-use.ts'
import { resourcePool, type Taken } from '#domain/authored-tours/sale/seats.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourResources, tourTakenSeats } from '../../../db/schema/index.ts'
import type { AskedOption } from './asked-options.ts'

export type ResourcesAround = Taken['resources']

/**
 * The resources of options with everything that uses them while the asked departures last. A resource that was removed limits to nothing. Returns those of
 * one option without the bookings that are not counted for it.
 */
export async function readResources(tx: Transaction, ctx: Ctx, asked: readonly AskedOption[], isCounted: SQL | undefined) {
  const ids = [...new Set(asked.flatMap(({ option }) => option.capacity.resources.map(({ resourceId }) => resourceId)))]
  if (ids.length === 0) return () => []
  const from = new Date(Math.min(...asked.map(({ departures: [first] }) => first.startsAt.getTime())))
  const to = new Date(Math.max(...asked.flatMap(({ departures }) => departures.map(({ endsAt }) => endsAt.getTime()))))
  const { pool, startsAt, endsAt, seats: units, sharedBy, bookingId } = tourTakenSeats
  const [rows, taken] = await Promise.all([
    tx
      .select({ id: tourResources.id, capacity: tourResources.capacity })
      .from(tourResources)
      .where(and(eq(tourResources.agencyId, ctx.agencyId), inArray(tourResources.id, ids))),
    tx
      .select({ pool, startsAt, endsAt, units, sharedBy, bookingId })
      .from(tourTakenSeats)
      .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, bookingId))
      .where(
        and(
          eq(tourTakenSeats.agencyId, ctx.agencyId),
          inArray(pool, ids.map(resourcePool)),
          lt(startsAt, to),
          gt(endsAt, from),
          isCounted,
        ),
      ),
  ])
  const capacities = new Map(rows.map(({ id, capacity }) => [id, capacity]))
  const uses = Map.groupBy(taken, (one) => one.pool)
  return ({ option }: AskedOption, without: readonly string[]): ResourcesAround =>
    option.capacity.resources.map(({ resourceId, per, units: each }) => ({
      capacity: capacities.get(resourceId) ?? 0,
      per,
      units: each,
      uses: (uses.get(resourcePool(resourceId)) ?? [])
        .filter((one) => !without.includes(one.bookingId))
        .map((one): ResourceUse => ({ ...one, startsAt: one.startsAt.getTime(), endsAt: one.endsAt.getTime() })),
    }))
}
