import { and, between, eq, sql } from 'drizzle-orm'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { capacityOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { poolOf, seatsLeft } from '#domain/authored-tours/sale/seats.ts'
import { leftBesides } from '#domain/authored-tours/sale/waiting.ts'
import type { AddOnLeft } from '#domain/tours/add-ons.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings, tourSeatPools } from '../../../db/schema/index.ts'
import { readAddOnsLeft } from './add-ons-left.ts'
import { isTaking } from './is-taking.ts'
import { readWaiting, type Waiting } from './read-waiting.ts'
import { type ResourcesAround, readResources } from './resources-around.ts'

/** A departure with its seats. */
export interface Place {
  departure: Departure
  pool: string
  /** Null without a limit. */
  capacity: number | null
  /** Sold, requested or held. */
  taken: number
  overbooked: number
  /** Seats that nobody has; null without a limit. */
  free: number | null
  /** Seats that are sold to everybody: freed seats are offered to those who wait for them first. */
  left: number | null
  closed: { at: Date; by: string; reason: string } | null
  /** Pieces that are left of add-ons with a stock; absent without any. */
  addOnsLeft?: AddOnLeft[] | undefined
}

interface Wanted {
  tourId: string
  option: AuthoredOption
  departures: readonly Departure[]
  /** A booking that is not counted: it is about to be changed. */
  without?: { id: string } | undefined
}

/** Departures of one option with their seats, as they are now. Within a lock of their pools nobody else changes them. */
export async function readPlaces(tx: Transaction, ctx: Ctx, { tourId, option, departures, without }: Wanted): Promise<Place[]> {
  const [first, last] = [departures[0], departures.at(-1)]
  if (!first || !last) return []
  const waiting = await readWaiting(tx, ctx, { tourId, optionId: option.id, from: first.id, to: last.id })
  const uncounted = [...(without ? [without.id] : []), ...waiting.mine]
  const sold = await tx
    .select({ departureId: tourOwnBookings.departureId, seats: sql<number>`sum(${tourOwnBookings.seats})::int` })
    .from(tourOwnBookings)
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.tourId, tourId),
        eq(tourOwnBookings.optionId, option.id),
        between(tourOwnBookings.departureId, first.id, last.id),
        isTaking(ctx.now(), uncounted),
      ),
    )
    .groupBy(tourOwnBookings.departureId)
  const stored = await tx
    .select()
    .from(tourSeatPools)
    // One range instead of a parameter for each departure: a year of hourly starts has thousands.
    .where(
      and(
        eq(tourSeatPools.agencyId, ctx.agencyId),
        between(tourSeatPools.pool, poolOf(tourId, option.id, first.id), poolOf(tourId, option.id, last.id)),
      ),
    )
  const latest = new Date(Math.max(...departures.map(({ endsAt }) => endsAt.getTime())))
  const resources = await readResources(tx, ctx, option, { from: first.startsAt, to: latest, without: uncounted })
  const leftAt = await readAddOnsLeft(tx, ctx, { tourId, option, from: first.id, to: last.id, without: uncounted })
  const seatsOf = new Map(sold.map(({ departureId, seats }) => [departureId, seats]))
  const poolsBy = new Map(stored.map((row) => [row.pool, row]))
  return departures.map((departure) => {
    const pool = poolOf(tourId, option.id, departure.id)
    const taken = seatsOf.get(departure.id) ?? 0
    const place = placeOf({ departure, option, pool, row: poolsBy.get(pool), taken, resources, waiting })
    return { ...place, addOnsLeft: leftAt(departure.id) }
  })
}

function placeOf({
  departure,
  option,
  pool,
  row,
  taken,
  resources,
  waiting,
}: {
  departure: Departure
  option: AuthoredOption
  pool: string
  row: typeof tourSeatPools.$inferSelect | undefined
  taken: number
  resources: ResourcesAround
  waiting: Waiting
}): Place {
  const capacity = row?.capacitySet ?? capacityOf(option)
  const overbooked = row?.overbooked ?? 0
  const closed = row?.closedAt ? { at: row.closedAt, by: row.closedBy ?? '', reason: row.closedReason ?? '' } : null
  const when = { pool, startsAt: departure.startsAt.getTime(), endsAt: departure.endsAt.getTime() }
  const { isPrivate } = option.setup
  const free = seatsLeft({ capacity, overbooked, seats: taken, isClosed: closed !== null, isPrivate, resources }, when)
  const smallest = waiting.mineOf.has(departure.id) ? undefined : waiting.smallest.get(departure.id)
  return { departure, pool, capacity, taken, overbooked, free, left: leftBesides(free, smallest), closed }
}
