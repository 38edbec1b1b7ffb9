import { and, eq } from 'drizzle-orm'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import { AppError } from '#domain/errors.ts'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings } from '../../db/schema/index.ts'
import type { OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { optionOf } from '../own-tours/catalogue/read-own-tours.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'

export interface FoundDeparture {
  own: OwnTour
  option: AuthoredOption
  departure: Departure
}

/** A departure that the schedule no longer has, as it was sold. */
export const soldDeparture = ({ departureId: id, day, startsAt, endsAt }: OwnBookingRow): Departure => ({
  id,
  day,
  time: id.slice(11) || null,
  openingHours: [],
  startsAt,
  endsAt,
  bookableUntil: startsAt,
})

export const isOfDeparture = (ctx: Ctx, { tourId, optionId, departureId }: DepartureRef) =>
  and(
    eq(tourOwnBookings.agencyId, ctx.agencyId),
    eq(tourOwnBookings.tourId, tourId),
    eq(tourOwnBookings.optionId, optionId),
    eq(tourOwnBookings.departureId, departureId),
  )

/** A departure of the schedule, or one that was sold when the schedule had it. Throws access.not-found. */
export async function findDeparture(tx: Transaction, ctx: Ctx, ref: DepartureRef): Promise<FoundDeparture> {
  const own = await readSoldTour(tx, ctx, ref).catch((error: unknown) => {
    throw error instanceof OwnTourError ? new AppError('access.not-found') : error
  })
  const option = optionOf(own, ref.optionId)
  const departure = departureOf(scheduleOf(option, own.tour.location.zone), ref.departureId)
  if (departure) return { own, option, departure }
  const [row] = await tx.select().from(tourOwnBookings).where(isOfDeparture(ctx, ref)).limit(1)
  if (!row) throw new AppError('access.not-found')
  return { own, option, departure: soldDeparture(row) }
}
