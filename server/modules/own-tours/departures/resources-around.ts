import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ResourceUse } from '#domain/authored-tours/sale/peak-use.ts'
import { resourcePool, type Taken } from '#domain/authored-tours/sale/seats.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { tourOwnBookings, tourResources, tourTakenSeats } from '../../../db/schema/index.ts'
import type { AskedOption } from './asked-options.ts'
import { type CountedValues, isTaking } from './is-taking.ts'

export type ResourcesAround = Taken['resources']

const resourcesById = prepared((tx: Transaction) =>
  tx
    .select({ id: tourResources.id, capacity: tourResources.capacity })
    .from(tourResources)
    .where(
      and(
        eq(tourResources.agencyId, sql.placeholder('agencyId')),
        sql`${tourResources.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('own_resources'),
)

const usesOfResources = prepared((tx: Transaction) => {
  const { pool, startsAt, endsAt, seats: units, sharedBy, bookingId } = tourTakenSeats
  return tx
    .select({ pool, startsAt, endsAt, units, sharedBy, bookingId })
    .from(tourTakenSeats)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, bookingId))
    .where(
      and(
        eq(tourTakenSeats.agencyId, sql.placeholder('agencyId')),
        sql`${pool} = any(${sql.placeholder('pools')}::text[])`,
        lt(startsAt, sql.placeholder('end')),
        gt(endsAt, sql.placeholder('begin')),
        isTaking(),
      ),
    )
    .prepare('own_resource_uses')
})

/**
 * The resources of options with everything that uses them while the asked departures last. A resource that was removed limits to nothing. Returns those of
 * one option without the bookings that are not counted for it.
 */
export async function readResources(tx: Transaction, asked: readonly AskedOption[], values: CountedValues) {
  const ids = [...new Set(asked.flatMap(({ option }) => option.capacity.resources.map(({ resourceId }) => resourceId)))]
  if (ids.length === 0) return () => []
  const begin = new Date(Math.min(...asked.map(({ departures: [first] }) => first.startsAt.getTime())))
  const end = new Date(Math.max(...asked.flatMap(({ departures }) => departures.map(({ endsAt }) => endsAt.getTime()))))
  const [rows, taken] = await Promise.all([
    resourcesById(tx).execute({ ...values, ids }),
    usesOfResources(tx).execute({ ...values, pools: ids.map(resourcePool), begin, end }),
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
