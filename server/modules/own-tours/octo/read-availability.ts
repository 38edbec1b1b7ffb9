import type { z } from 'zod'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { badRequest, invalidUnit } from '#domain/authored-tours/sale/own-tour-error.ts'
import { asOption } from '#domain/authored-tours/sale/as-tour.ts'
import { addDays, daysBetween, isDay } from '#domain/dates.ts'
import type { UnitQuantity } from '#integrations/tours/port.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import type { Place } from '../departures/read-places.ts'
import { placesIn } from '../supplier/own-availability.ts'
import { AvailabilityBody, readBody } from './bodies.ts'
import type { OctoRequest } from './octo-request.ts'
import { presentDay, presentSlot, type Showing } from './present-availability.ts'

const MOST_DAYS = 400

type Asked = z.infer<typeof AvailabilityBody>

function wantedOf(option: AuthoredOption, { units }: Asked): UnitQuantity[] {
  const known = new Set(asOption(option, 0).units.map(({ id }) => id))
  return (units ?? []).map(({ id: unitId, quantity }) => {
    if (!known.has(unitId)) throw invalidUnit(unitId)
    return { unitId, quantity }
  })
}

/** The requested period. Throws BAD_REQUEST without one. */
function periodOf({ localDate, localDateStart, localDateEnd, availabilityIds }: Asked): { from: string; to: string } {
  const days = (availabilityIds ?? [])
    .map((id) => id.slice(0, 10))
    .filter(isDay)
    .toSorted()
  const from = localDateStart ?? localDate ?? days[0]
  const to = localDateEnd ?? localDate ?? days.at(-1)
  if (availabilityIds && days.length === 0) return { from: '1970-01-01', to: '1970-01-01' }
  if (!from || !to) throw badRequest('localDateStart and localDateEnd, localDate or availabilityIds are required')
  const count = daysBetween(from, to)
  if (count < 0 || count >= MOST_DAYS) throw badRequest(`The period has at most ${MOST_DAYS} days`)
  return { from, to }
}

async function read(request: OctoRequest, body: unknown) {
  const asked = readBody(AvailabilityBody, body)
  const { ctx, seller } = request
  return ctx.tx(async (tx) => {
    const own = await readOwnTour(tx, ctx, { productId: asked.productId ?? '', seller })
    const option = optionOf(own, asked.optionId ?? '')
    const showing: Showing = { request, own, option, wanted: wantedOf(option, asked) }
    const period = periodOf(asked)
    return { asked, showing, period, places: await placesIn(tx, ctx, { own, option, ...period }) }
  })
}

/** Departures of a period, or those of ids. */
export async function octoAvailability(request: OctoRequest, body: unknown) {
  const { asked, showing, places } = await read(request, body)
  const ids = asked.availabilityIds
  const isAsked = ({ departure }: Place) => (ids ? ids.includes(departure.id) : departure.bookableUntil > request.ctx.now())
  return places.filter(isAsked).map((place) => presentSlot(showing, place))
}

/** Every day of a period. */
export async function octoCalendar(request: OctoRequest, body: unknown) {
  const { showing, places, period } = await read(request, body)
  const byDay = Map.groupBy(places, ({ departure }) => departure.day)
  const days: ReturnType<typeof presentDay>[] = []
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) days.push(presentDay(showing, day, byDay.get(day) ?? []))
  return days
}
