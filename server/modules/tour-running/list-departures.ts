import { and, between, eq, inArray } from 'drizzle-orm'
import { MOST_DEPARTURE_DAYS, type TourDeparture } from '#contract/tour-running/tour-departures.ts'
import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import { tourOwnBookings } from '../../db/schema/index.ts'
import type { OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { optionOf, readOwnTours } from '../own-tours/catalogue/read-own-tours.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { type Place, readPlacesOfAll } from '../own-tours/departures/read-places.ts'
import { ownSeller } from '../own-tours/seller.ts'
import { soldDeparture } from './find-departure.ts'
import { readGuideNames } from './guides-of.ts'

interface Of {
  own: OwnTour
  option: AuthoredOption
}

/** A departure as it is listed. */
export const viewDeparture = (
  { own, option }: Of,
  place: Place,
  { requests, guides }: Pick<TourDeparture, 'requests' | 'guides'>,
): TourDeparture => {
  const { departure, capacity, taken, overbooked, left, closed } = place
  return {
    tourId: own.id,
    optionId: option.id,
    departureId: departure.id,
    title: own.tour.name.title,
    option: option.name,
    day: departure.day,
    time: departure.time,
    startsAt: departure.startsAt.toISOString(),
    capacity,
    taken,
    overbooked,
    left,
    minimum: option.capacity.minPerDeparture,
    requests,
    closed: closed && { at: closed.at.toISOString(), by: closed.by, reason: closed.reason },
    guides,
  }
}

const USUAL_DAYS = 7

const optionKey = ({ tourId, optionId }: { tourId: string; optionId: string }) => `${tourId}/${optionId}`

/** The departures of all own tours in a period by their start, also those that only bookings still have. */
export async function listDepartures(
  ctx: Ctx,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<TourDeparture[]> {
  const from = asked.from ?? dayAt(ctx.now(), ctx.regional.zone)
  const to = asked.to ?? addDays(from, USUAL_DAYS - 1)
  const last = addDays(from, MOST_DEPARTURE_DAYS - 1)
  const period = { from, to: to < last ? to : last }
  return ctx.tx(async (tx) => {
    const booked = await tx
      .select()
      .from(tourOwnBookings)
      .where(
        and(
          eq(tourOwnBookings.agencyId, ctx.agencyId),
          between(tourOwnBookings.day, period.from, period.to),
          inArray(tourOwnBookings.status, ['requested', 'confirmed']),
        ),
      )
    const byOption = Map.groupBy(booked, optionKey)
    const options = new Map<string, Of>()
    for (const own of await readOwnTours(tx, ctx, ownSeller(ctx.agencyId)))
      for (const option of own.tour.options) options.set(optionKey({ tourId: own.id, optionId: option.id }), { own, option })
    for (const [key, [row]] of byOption) {
      if (options.has(key) || !row) continue
      const own = await readSoldTour(tx, ctx, row)
      options.set(key, { own, option: optionOf(own, row.optionId) })
    }
    const guidesOf = await readGuideNames(tx, ctx, period)
    const wanted = [...options].map(([key, of]) => {
      const scheduled = departuresIn(scheduleOf(of.option, of.own.tour.location.zone), period)
      const rows: readonly OwnBookingRow[] = byOption.get(key) ?? []
      const known = new Set(scheduled.map(({ id }) => id))
      const others = new Map(
        rows.filter((row) => !known.has(row.departureId)).map((row) => [row.departureId, soldDeparture(row)]),
      )
      const departures = [...scheduled, ...others.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
      return { of, rows, tourId: of.own.id, option: of.option, departures }
    })
    const places = await readPlacesOfAll(tx, ctx, wanted)
    const found = wanted.flatMap(({ of, rows, tourId, option }, at) =>
      (places[at] ?? []).map((place) => {
        const departureId = place.departure.id
        const requests = rows.filter((row) => row.departureId === departureId && row.status === 'requested').length
        return viewDeparture(of, place, { requests, guides: guidesOf({ tourId, optionId: option.id, departureId }) })
      }),
    )
    return found.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.title.localeCompare(b.title))
  })
}
