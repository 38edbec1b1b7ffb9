import { ownSteps } from '#domain/authored-tours/sale/own-refund.ts'
import { timeAt, dayAt } from '#domain/dates.ts'
import { isLess } from '#domain/money/money.ts'
import type { StartsOn, SupplierDay, SupplierStart, UnitQuantity } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { findOwnBooking } from '../bookings/own-booking-row.ts'
import { priceOwn } from '../bookings/price-own.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import type { Place } from '../departures/read-places.ts'
import { ownSeller } from '../seller.ts'
import { isSold, placesIn, seatsOfUnits, stateOf } from './own-availability.ts'

interface Ref {
  productId: string
  optionId: string
}

async function readPlacesOf(
  ctx: Ctx,
  { productId, optionId }: Ref,
  period: { from: string; to: string; without?: string | undefined },
) {
  const seller = ownSeller(ctx.agencyId)
  return ctx.tx(async (tx) => {
    const own = await readOwnTour(tx, ctx, { productId, seller })
    const option = optionOf(own, optionId)
    const { from, to, without: uuid } = period
    const without = uuid === undefined ? null : await findOwnBooking(tx, ctx, { seller, uuid })
    return { own, option, seller, places: await placesIn(tx, ctx, { own, option, from, to, without }) }
  })
}

export async function ownStarts(ctx: Ctx, ref: Ref, { day, units, without }: StartsOn): Promise<SupplierStart[]> {
  const { own, option, seller, places } = await readPlacesOf(ctx, ref, { from: day, to: day, without })
  const { zone } = own.tour.location
  const price = priceOwn({ ctx, seller, option, day }, units)
  const now = ctx.now()
  const seats = seatsOfUnits(option, units)
  return places
    .filter(({ departure }) => departure.bookableUntil > now)
    .map((place) => {
      const { departure, left, addOnsLeft } = place
      const state = stateOf(place, { seats, now })
      const hasEnd = departure.time !== null && option.setup.durationMinutes !== null
      return {
        availabilityId: departure.id,
        day,
        time: departure.time,
        endDay: hasEnd ? dayAt(departure.endsAt, zone) : day,
        endTime: hasEnd ? timeAt(departure.endsAt, zone) : null,
        openingHours: departure.openingHours,
        state,
        left,
        net: price && isSold(state) ? price.total : null,
        tax: null,
        each: (price?.each ?? []).map(({ unitId, amount }) => ({ unitId, net: amount })),
        startsAt: departure.startsAt.toISOString(),
        bookableUntil: departure.bookableUntil.toISOString(),
        ...(addOnsLeft && { addOnsLeft }),
        ...(price && { cancellation: ownSteps(option.setup.cancellation, price.total, departure.startsAt) }),
      }
    })
}

const byDay = (places: readonly Place[]) => Map.groupBy(places, ({ departure }) => departure.day)
const order = ['freesale', 'available', 'limited', 'sold-out', 'closed'] as const

export async function ownDays(
  ctx: Ctx,
  ref: Ref,
  { units, ...period }: { from: string; to: string; units: readonly UnitQuantity[] },
): Promise<SupplierDay[]> {
  const { option, seller, places } = await readPlacesOf(ctx, ref, period)
  const seats = seatsOfUnits(option, units)
  return [...byDay(places)].map(([day, some]) => {
    const states = some.map((place) => stateOf(place, { seats, now: ctx.now() }))
    const state = order.find((one) => states.includes(one)) ?? 'closed'
    const price = isSold(state) ? priceOwn({ ctx, seller, option, day }, units) : null
    const lefts = some.map(({ left }) => left)
    const left = lefts.includes(null) ? null : lefts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    return { day, state: price === null && isSold(state) ? 'closed' : state, left, net: price?.total ?? null }
  })
}

/** The lowest price of each day over all options. */
export function cheapestDays(days: readonly SupplierDay[]) {
  const cheapest = new Map<string, { day: string; net: NonNullable<SupplierDay['net']> }>()
  for (const { day, net } of days) {
    const before = cheapest.get(day)
    if (!net || net.amount <= 0 || (before && before.net.currency !== net.currency)) continue
    if (!before || isLess(net, before.net)) cheapest.set(day, { day, net })
  }
  return [...cheapest.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
