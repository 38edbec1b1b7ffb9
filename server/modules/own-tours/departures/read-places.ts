import { and, eq, sql } from 'drizzle-orm'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { capacityOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { poolOf, seatsLeft } from '#domain/authored-tours/sale/seats.ts'
import { leftBesides } from '#domain/authored-tours/sale/waiting.ts'
import type { AddOnLeft } from '#domain/tours/add-ons.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { tourOwnBookings, tourSeatPools } from '../../../db/schema/index.ts'
import { readAddOnsLeft } from './add-ons-left.ts'
import { type AskedOption, askedPools, isAmong, isAskedPool, valuesOf } from './asked-options.ts'
import { isTakingFromClaimant } from './is-taking.ts'
import { claimantOf, readWaiting, type Waiting } from './read-waiting.ts'
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

/** Departures of an option, ascending. */
export interface WantedOption {
  tourId: string
  option: AuthoredOption
  departures: readonly Departure[]
}

interface Wanted extends WantedOption {
  /** A booking that is not counted: it is about to be changed. */
  without?: { id: string } | undefined
}

const takenSeats = prepared((tx: Transaction) => {
  const { tourId, optionId, departureId, seats } = tourOwnBookings
  return tx
    .select({ tourId, optionId, departureId, seats: sql<number>`sum(${seats})::int` })
    .from(tourOwnBookings)
    .where(and(isAmong(tourOwnBookings), isTakingFromClaimant(tx)))
    .groupBy(tourId, optionId, departureId)
    .prepare('own_seats_taken')
})

const storedPools = prepared((tx: Transaction) => {
  const { agencyId, pool, capacitySet, overbooked, closedAt, closedBy, closedReason } = tourSeatPools
  return tx
    .select({ pool, capacitySet, overbooked, closedAt, closedBy, closedReason })
    .from(tourSeatPools)
    .innerJoin(askedPools, isAskedPool(pool))
    .where(eq(agencyId, sql.placeholder('agencyId')))
    .prepare('own_seat_pools')
})

/** Departures of one option with their seats, as they are now. Within a lock of their pools nobody else changes them. */
export async function readPlaces(tx: Transaction, ctx: Ctx, { without, ...wanted }: Wanted): Promise<Place[]> {
  const [places = []] = await readPlacesOfAll(tx, ctx, [wanted], without)
  return places
}

/**
 * Departures of several options with their seats, each option's in its place. The number of statements does not depend on that of the options, and all of
 * them are sent together.
 */
export async function readPlacesOfAll(
  tx: Transaction,
  ctx: Ctx,
  wanted: readonly WantedOption[],
  without?: { id: string },
): Promise<Place[][]> {
  const asked = wanted.filter(hasDepartures)
  if (asked.length === 0) return wanted.map(() => [])
  const values = { ...valuesOf(ctx, asked), without: without?.id ?? null, claimant: claimantOf(ctx) }
  const [waitingOf, taken, pools, resourcesOf, leftOf] = await Promise.all([
    readWaiting(tx, ctx, values),
    takenSeats(tx).execute(values),
    storedPools(tx).execute(values),
    readResources(tx, asked, values),
    readAddOnsLeft(tx, asked, values),
  ])
  const takenBy = new Map(taken.map((row) => [poolOf(row.tourId, row.optionId, row.departureId), row.seats]))
  const poolsBy = new Map(pools.map((row) => [row.pool, row]))
  const found = new Map<WantedOption, Place[]>()
  for (const one of asked) {
    const { tourId, option, departures } = one
    const waiting = waitingOf(one)
    const resources = resourcesOf(one, waiting.mine)
    const places = departures.map((departure) => {
      const pool = poolOf(tourId, option.id, departure.id)
      const seats = takenBy.get(pool) ?? 0
      const place = placeOf({ departure, option, pool, row: poolsBy.get(pool), taken: seats, resources, waiting })
      return { ...place, addOnsLeft: leftOf(one, pool) }
    })
    found.set(one, places)
  }
  return wanted.map((one) => found.get(one) ?? [])
}

const hasDepartures = (wanted: WantedOption): wanted is AskedOption => wanted.departures.length > 0

type StoredPool = Pick<typeof tourSeatPools.$inferSelect, 'capacitySet' | 'overbooked' | 'closedAt' | 'closedBy' | 'closedReason'>

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
  row: StoredPool | undefined
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
