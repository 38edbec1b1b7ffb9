import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { asOption, type OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import type { UnitQuantity } from '#integrations/tours/port.ts'
import { priceOwn } from '../bookings/price-own.ts'
import type { Place } from '../departures/read-places.ts'
import { isSold, seatsOfUnits, stateOf } from '../supplier/own-availability.ts'
import { localWire } from './local-wire.ts'
import { octoMoney } from './octo-money.ts'
import type { OctoRequest } from './octo-request.ts'

export interface Showing {
  request: OctoRequest
  own: OwnTour
  option: AuthoredOption
  /** The requested units; none: one seat will do. */
  wanted: readonly UnitQuantity[]
}

export const statuses = {
  available: 'AVAILABLE',
  limited: 'LIMITED',
  freesale: 'FREESALE',
  'sold-out': 'SOLD_OUT',
  closed: 'CLOSED',
} as const

/** Prices of a day: of one of each unit, and of the requested units. */
function pricesOn({ request: { ctx, seller }, option, wanted }: Showing, day: string) {
  const isPerPerson = option.price.per === 'person'
  const units = asOption(option, 0).units
  const each = units.flatMap(({ id }) => {
    const price = priceOwn({ ctx, seller, option, day }, [{ unitId: id, quantity: 1 }])
    return isPerPerson && price ? [{ unitId: id, ...octoMoney(seller, price.total) }] : []
  })
  const asked = wanted.length > 0 ? wanted : units.slice(0, 1).map(({ id }) => ({ unitId: id, quantity: 1 }))
  const whole = wanted.length > 0 || !isPerPerson ? priceOwn({ ctx, seller, option, day }, asked) : null
  return { each, whole: whole && octoMoney(seller, whole.total) }
}

/** A departure in the form of OCTO. */
export function presentSlot(showing: Showing, place: Place) {
  const { request, own, option, wanted } = showing
  const { departure, left, capacity } = place
  const { zone } = own.tour.location
  const state = stateOf(place, { seats: seatsOfUnits(option, wanted), now: request.ctx.now() })
  const prices = request.has.has('octo/pricing') ? pricesOn(showing, departure.day) : null
  return {
    id: departure.id,
    localDateTimeStart: localWire(departure.startsAt, zone),
    localDateTimeEnd: localWire(departure.endsAt, zone),
    utcCutoffAt: departure.bookableUntil.toISOString(),
    allDay: departure.time === null,
    available: isSold(state),
    status: statuses[state],
    vacancies: left,
    capacity,
    maxUnits: option.capacity.maxPerBooking,
    openingHours: departure.openingHours,
    ...(prices && { unitPricing: prices.each, ...(prices.whole && { pricing: prices.whole }) }),
    ...(request.has.has('octo/pickups') && {
      pickupAvailable: option.meeting.pickup !== 'none',
      pickupRequired: option.meeting.pickup === 'required',
    }),
  }
}

const order = ['freesale', 'available', 'limited', 'sold-out', 'closed'] as const
const total = (values: readonly (number | null)[]) =>
  values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** A day in the form of OCTO's calendar. */
export function presentDay(showing: Showing, day: string, places: readonly Place[]) {
  const { request, option, wanted } = showing
  const states = places.map((place) => stateOf(place, { seats: seatsOfUnits(option, wanted), now: request.ctx.now() }))
  const state = order.find((one) => states.includes(one)) ?? 'closed'
  const prices = request.has.has('octo/pricing') && isSold(state) ? pricesOn(showing, day) : null
  return {
    localDate: day,
    available: isSold(state),
    status: statuses[state],
    vacancies: total(places.map(({ left }) => left)),
    capacity: total(places.map(({ capacity }) => capacity)),
    openingHours: places[0]?.departure.openingHours ?? [],
    ...(prices && { unitPricingFrom: prices.each, ...(prices.whole && { pricingFrom: prices.whole }) }),
  }
}
