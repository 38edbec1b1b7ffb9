import { and, eq, isNull, sql } from 'drizzle-orm'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { asOption, type OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { lastSoldDay, scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import type { OwnAddOn, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import { invalidAvailability, invalidUnit, soldOut, tooLate, unprocessable } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { PartyPrice } from '#domain/authored-tours/sale/price-of-party.ts'
import { poolOf, resourcePool, seatsOf } from '#domain/authored-tours/sale/seats.ts'
import type { Money } from '#domain/money/money.ts'
import { leftOf } from '#domain/tours/add-on-rules.ts'
import type { ChosenAddOn } from '#domain/tours/add-ons.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourTakenSeats } from '../../../db/schema/index.ts'
import { lockSeats } from '../departures/lock-seats.ts'
import { type Place, readPlaces } from '../departures/read-places.ts'
import type { Seller } from '../seller.ts'
import type { OwnBookingRow } from './own-booking-row.ts'
import { priceOwn, quantitiesOfUnits } from './price-own.ts'

export interface WantedPlaces {
  seller: Seller
  own: OwnTour
  option: AuthoredOption
  departureId: string
  unitIds: readonly string[]
}

export interface CheckedPlaces extends WantedPlaces {
  departure: Departure
  seats: number
  retail: Money
  /** Of one of each unit; empty where the group has one price. */
  each: PartyPrice['each']
}

/** Checks a party against the rules of an option, without its seats. Throws the refusal that OCTO names. */
export function checkParty(ctx: Ctx, wanted: WantedPlaces): CheckedPlaces {
  const { seller, own, option, departureId, unitIds } = wanted
  const { units, minUnits, maxUnits } = asOption(option, 0)
  const unknown = unitIds.find((unitId) => !units.some(({ id }) => id === unitId))
  if (unknown !== undefined) throw invalidUnit(unknown)
  if (unitIds.length === 0) throw unprocessable('unitItems is empty')
  if (unitIds.length < minUnits) throw unprocessable(`At least ${minUnits} units are booked together`)
  if (maxUnits !== null && unitIds.length > maxUnits) throw unprocessable(`At most ${maxUnits} units are booked together`)
  for (const { id, title, accompaniedBy } of units)
    if (unitIds.includes(id) && accompaniedBy.length > 0 && !accompaniedBy.some((other) => unitIds.includes(other)))
      throw unprocessable(`${title} is booked only together with another category`)
  const { zone } = own.tour.location
  const departure = departureOf(scheduleOf(option, zone), departureId)
  if (!departure || departure.day > lastSoldDay(ctx.now(), zone)) throw invalidAvailability(departureId)
  if (departure.bookableUntil <= ctx.now()) throw tooLate('The cut-off of this availability has passed')
  const price = priceOwn({ ctx, seller, option, day: departure.day }, quantitiesOfUnits(unitIds))
  if (!price) throw unprocessable('These units have no price on this day')
  return { ...wanted, departure, seats: seatsOf(option, unitIds), retail: price.total, each: price.each }
}

/** The people of a booking, each with the price at which they are sold. */
export const pricedItems = ({ each }: CheckedPlaces, items: readonly OwnUnitItem[]): OwnUnitItem[] =>
  items.map((item) => ({ ...item, retail: each.find(({ unitId }) => unitId === item.unitId)?.amount.amount }))

/** The departure of a party as it is now. It takes no lock; `without` is a booking that is not counted. */
export async function seePlaces(
  tx: Transaction,
  ctx: Ctx,
  { own, option, departure }: CheckedPlaces,
  without?: { id: string },
): Promise<Place> {
  const [place] = await readPlaces(tx, ctx, { tourId: own.id, option, departures: [departure], without })
  if (!place) throw new Error('a departure has no place')
  return place
}

/** Locks the departure of a party. */
export const lockPlaces = (tx: Transaction, ctx: Ctx, { own, option, departure }: CheckedPlaces): Promise<Place> =>
  lockSeats(tx, ctx, { tourId: own.id, option, departure })

/** Throws where a departure has fewer seats than a party needs. */
export function assertSeats({ left, closed }: Place, seats: number): void {
  if (closed || (left !== null && left < seats)) throw soldOut()
}

/** The add-ons of a booking with their stock. Throws where one of them is not sold, or has fewer pieces left. */
export function takeAddOns(
  { addOns }: Pick<AuthoredOption, 'addOns'>,
  { addOnsLeft }: Pick<Place, 'addOnsLeft'>,
  wanted: readonly ChosenAddOn[],
): OwnAddOn[] {
  return wanted.map(({ id, quantity }) => {
    const known = addOns.find((one) => one.id === id)
    if (!known || (leftOf(id, addOnsLeft) ?? quantity) < quantity) throw soldOut()
    return { id, title: known.title, quantity, stock: known.stock ?? null }
  })
}

/** For fewer people of the same departure: its seats, and what they use of resources, become fewer in proportion. */
export async function reduceSeats(
  tx: Transaction,
  ctx: Ctx,
  row: Pick<OwnBookingRow, 'id' | 'seats'>,
  seats: number,
): Promise<void> {
  if (seats === row.seats) return
  const ofBooking = and(eq(tourTakenSeats.agencyId, ctx.agencyId), eq(tourTakenSeats.bookingId, row.id))
  await tx
    .update(tourTakenSeats)
    .set({ seats: sql`${tourTakenSeats.seats} / ${row.seats}::int * ${seats}::int` })
    .where(and(ofBooking, isNull(tourTakenSeats.sharedBy)))
}

/** The rows of a booking's seats and of the units of resources that it uses. */
export async function writeSeats(
  tx: Transaction,
  ctx: Ctx,
  bookingId: string,
  { own, option, departure, seats }: Pick<CheckedPlaces, 'own' | 'option' | 'departure' | 'seats'>,
) {
  await tx.delete(tourTakenSeats).where(and(eq(tourTakenSeats.agencyId, ctx.agencyId), eq(tourTakenSeats.bookingId, bookingId)))
  const pool = poolOf(own.id, option.id, departure.id)
  const { startsAt, endsAt } = departure
  const base = { agencyId: ctx.agencyId, bookingId, startsAt, endsAt }
  await tx.insert(tourTakenSeats).values([
    { ...base, id: ctx.newId(), pool, sharedBy: null, seats },
    ...option.capacity.resources.map(({ resourceId, per, units }) => ({
      ...base,
      id: ctx.newId(),
      pool: resourcePool(resourceId),
      sharedBy: per === 'departure' ? pool : null,
      seats: per === 'departure' ? units : units * seats,
    })),
  ])
}
