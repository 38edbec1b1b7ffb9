import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { lastSoldDay, scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { seatsOf } from '#domain/authored-tours/sale/seats.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import type { PlaceState } from '#domain/tours/tour.ts'
import type { UnitQuantity } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Place, readPlaces } from '../departures/read-places.ts'

export interface Period {
  from: LocalDate
  to: LocalDate
}

/** A period without the days that are over in a zone and those that are not sold yet. */
export function soldPeriod(ctx: Ctx, zone: string, { from, to }: Period): Period {
  const today = dayAt(ctx.now(), zone)
  const last = lastSoldDay(ctx.now(), zone)
  return { from: from < today ? today : from, to: to > last ? last : to }
}

interface Asked extends Period {
  own: OwnTour
  option: AuthoredOption
  /** A booking that is not counted. */
  without?: { id: string } | null
}

/** The departures of a period that are not over, with their seats. */
export function placesIn(tx: Transaction, ctx: Ctx, { own, option, from, to, without }: Asked): Promise<Place[]> {
  const { zone } = own.tour.location
  const departures = departuresIn(scheduleOf(option, zone), soldPeriod(ctx, zone, { from, to }))
  return readPlaces(tx, ctx, { tourId: own.id, option, departures, without: without ?? undefined })
}

/** Fewer than half of the seats are left. */
const isLimited = ({ left, capacity }: Place) => left !== null && capacity !== null && left < capacity / 2

/** The state of a departure for so many seats. */
export function stateOf(place: Place, { seats, now }: { seats: number; now: Date }): PlaceState {
  if (place.closed || place.departure.bookableUntil <= now) return 'closed'
  if (place.left === null) return 'freesale'
  if (place.left < Math.max(1, seats)) return 'sold-out'
  return isLimited(place) ? 'limited' : 'available'
}

export const isSold = (state: PlaceState): boolean => state !== 'sold-out' && state !== 'closed'

/** The seats that units take. */
export const seatsOfUnits = (option: AuthoredOption, units: readonly UnitQuantity[]): number =>
  seatsOf(
    option,
    units.flatMap(({ unitId, quantity }) => Array.from({ length: quantity }, () => unitId)),
  )
