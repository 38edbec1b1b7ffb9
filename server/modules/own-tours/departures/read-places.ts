import { and, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
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
import { type AskedOption, isAmong, rangesOfPools } from './asked-options.ts'
import { isTaking } from './is-taking.ts'
import { holdsOfClaimant, readWaiting, type Waiting } from './read-waiting.ts'
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
  const isTaken = and(isTaking(ctx.now()), without && ne(tourOwnBookings.id, without.id))
  const claimed = holdsOfClaimant(tx, ctx, asked)
  const isCounted = and(isTaken, claimed && notInArray(tourOwnBookings.id, claimed))
  const [waitingOf, takenBy, poolsBy, resourcesOf, leftOf] = await Promise.all([
    readWaiting(tx, ctx, asked),
    readTaken(tx, ctx, asked, isCounted),
    readPools(tx, ctx, asked),
    readResources(tx, ctx, asked, isTaken),
    readAddOnsLeft(tx, ctx, asked, isCounted),
  ])
  const found = new Map<WantedOption, Place[]>()
  for (const one of asked) {
    const { tourId, option, departures } = one
    const waiting = waitingOf(one)
    const resources = resourcesOf(one, waiting.mine)
    const places = departures.map((departure) => {
      const pool = poolOf(tourId, option.id, departure.id)
      const taken = takenBy.get(pool) ?? 0
      const place = placeOf({ departure, option, pool, row: poolsBy.get(pool), taken, resources, waiting })
      return { ...place, addOnsLeft: leftOf(one, pool) }
    })
    found.set(one, places)
  }
  return wanted.map((one) => found.get(one) ?? [])
}

const hasDepartures = (wanted: WantedOption): wanted is AskedOption => wanted.departures.length > 0

/** The seats that are taken, by pool. */
async function readTaken(tx: Transaction, ctx: Ctx, asked: readonly AskedOption[], isCounted: SQL | undefined) {
  const { tourId, optionId, departureId } = tourOwnBookings
  const rows = await tx
    .select({ tourId, optionId, departureId, seats: sql<number>`sum(${tourOwnBookings.seats})::int` })
    .from(tourOwnBookings)
    .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), isAmong(asked, tourOwnBookings), isCounted))
    .groupBy(tourId, optionId, departureId)
  return new Map(rows.map((row) => [poolOf(row.tourId, row.optionId, row.departureId), row.seats]))
}

/** The pools that are stored, by their name. */
async function readPools(tx: Transaction, ctx: Ctx, asked: readonly AskedOption[]) {
  const { ranges, isWithin } = rangesOfPools(asked)
  const { pool, capacitySet, overbooked, closedAt, closedBy, closedReason } = tourSeatPools
  const rows = await tx
    .select({ pool, capacitySet, overbooked, closedAt, closedBy, closedReason })
    .from(tourSeatPools)
    .innerJoin(ranges, isWithin(pool))
    .where(eq(tourSeatPools.agencyId, ctx.agencyId))
  return new Map(rows.map((row) => [row.pool, row]))
}

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
