import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { ResourceUse } from '#domain/authored-tours/sale/peak-use.ts'
import { resourcePool, type Taken } from '#domain/authored-tours/sale/seats.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourResources, tourTakenSeats } from '../../../db/schema/index.ts'
import { isTaking } from './is-taking.ts'

export type ResourcesAround = Taken['resources']

/** The resources of an option with everything that uses them in a period. A resource that was removed limits to nothing. */
export async function readResources(
  tx: Transaction,
  ctx: Ctx,
  { capacity }: Pick<AuthoredOption, 'capacity'>,
  { from, to, without }: { from: Date; to: Date; without?: readonly string[] },
): Promise<ResourcesAround> {
  const ids = capacity.resources.map(({ resourceId }) => resourceId)
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: tourResources.id, capacity: tourResources.capacity })
    .from(tourResources)
    .where(and(eq(tourResources.agencyId, ctx.agencyId), inArray(tourResources.id, ids)))
  const taken = await tx
    .select({
      pool: tourTakenSeats.pool,
      startsAt: tourTakenSeats.startsAt,
      endsAt: tourTakenSeats.endsAt,
      units: tourTakenSeats.seats,
      sharedBy: tourTakenSeats.sharedBy,
    })
    .from(tourTakenSeats)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourTakenSeats.bookingId))
    .where(
      and(
        eq(tourTakenSeats.agencyId, ctx.agencyId),
        inArray(tourTakenSeats.pool, ids.map(resourcePool)),
        lt(tourTakenSeats.startsAt, to),
        gt(tourTakenSeats.endsAt, from),
        isTaking(ctx.now(), without),
      ),
    )
  const uses = Map.groupBy(taken, ({ pool }) => pool)
  return capacity.resources.map(({ resourceId, per, units }) => ({
    capacity: rows.find(({ id }) => id === resourceId)?.capacity ?? 0,
    per,
    units,
    uses: (uses.get(resourcePool(resourceId)) ?? []).map(
      (one): ResourceUse => ({ ...one, startsAt: one.startsAt.getTime(), endsAt: one.endsAt.getTime() }),
    ),
  }))
}
