import type { DepartureMoves, DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import { readPlaces } from '../own-tours/departures/read-places.ts'
import { readBooked } from './booked.ts'
import { findDeparture } from './find-departure.ts'

const DAYS_BEFORE = 7
const DAYS_AFTER = 30
const MOST_TARGETS = 200

/** The departures of the same option, near the day of this one, that have seats for everybody. Throws access.not-found. */
export const listMoves = (ctx: Ctx, ref: DepartureRef): Promise<DepartureMoves> => {
  const all = withAllOrders(ctx)
  return all.tx(async (tx) => {
    const { own, option, departure } = await findDeparture(tx, all, ref)
    const { rows } = await readBooked(tx, all, ref)
    const seats = rows.reduce((sum, row) => sum + row.seats, 0)
    const { zone } = own.tour.location
    const [earliest, today] = [addDays(departure.day, -DAYS_BEFORE), dayAt(all.now(), zone)]
    const period = { from: earliest < today ? today : earliest, to: addDays(departure.day, DAYS_AFTER) }
    const departures = departuresIn(scheduleOf(option, zone), period).filter(
      ({ id, startsAt }) => id !== departure.id && startsAt > all.now(),
    )
    const places = await readPlaces(tx, all, { tourId: own.id, option, departures })
    const targets = places
      .filter(({ closed, left }) => !closed && (left === null || left >= seats))
      .map(({ departure: { id, day, time }, left }) => ({ departureId: id, day, time, left }))
      .slice(0, MOST_TARGETS)
    return { seats, targets }
  })
}
