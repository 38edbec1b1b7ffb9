import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { chooseUnits, quantitiesOf } from '#domain/tours/choose-units.ts'
import { memoize, memoizeByObjectAndKey } from '#domain/memoize.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import type { SupplierDay, SupplierTour, TourQuery } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { sendWithCommit } from '../../../db/tenant-transaction.ts'
import { priceOwn } from '../bookings/price-own.ts'
import { type NearTour, readOwnToursNear } from '../catalogue/read-own-tours.ts'
import { type Place, readPlacesOfAll, type WantedOption } from '../departures/read-places.ts'
import { ownSeller } from '../seller.ts'
import { isSold, type Period, seatsOfUnits, soldPeriod, stateOf } from './own-availability.ts'
import { cheapestDays } from './own-starts.ts'
import { OWN_SUPPLIER } from './own-supplier-id.ts'

/** An option that takes the searched people, with the departures of the period that can still be booked at a price. */
interface Offered extends WantedOption {
  seats: number
  priceOn: ReadonlyMap<LocalDate, Money>
}

/** What a search asks of each tour. */
interface Asking {
  ctx: Ctx
  query: TourQuery
  periodIn: (zone: string) => Period
}

/** Periods of an option whose departures are cached with its version. */
const MOST_PERIODS = 4

const departuresOf = memoizeByObjectAndKey(
  (option: AuthoredOption, { zone, ...period }: Period & { zone: string }) => departuresIn(scheduleOf(option, zone), period),
  ({ zone, from, to }) => `${from} ${to} ${zone}`,
  MOST_PERIODS,
)

function offeredOf({ ctx, query, periodIn }: Asking, { id: tourId, tour, options }: NearTour): Offered[] {
  const seller = ownSeller(ctx.agencyId)
  const now = ctx.now()
  const { zone } = tour.location
  return tour.options.flatMap((option, at) => {
    const sold = options[at]
    const people = sold ? chooseUnits(sold, query) : null
    if (!people) return []
    const units = quantitiesOf(people)
    const open = departuresOf(option, { zone, ...periodIn(zone) }).filter(({ bookableUntil }) => bookableUntil > now)
    const priceOn = new Map<LocalDate, Money>()
    for (const day of new Set(open.map((departure) => departure.day))) {
      const price = priceOwn({ ctx, seller, option, day }, units)
      if (price) priceOn.set(day, price.total)
    }
    const departures = open.filter(({ day }) => priceOn.has(day))
    return [{ tourId, option, departures, seats: seatsOfUnits(option, units), priceOn }]
  })
}

/** The days on which the people find seats. */
function daysOf(ctx: Ctx, { seats, priceOn }: Offered, places: readonly Place[]): SupplierDay[] {
  const now = ctx.now()
  return places.map((place) => {
    const state = stateOf(place, { seats, now })
    const { day } = place.departure
    return { day, state, left: place.left, net: isSold(state) ? (priceOn.get(day) ?? null) : null }
  })
}

/** The agency's own tours near a place, with the days on which the searched people find seats. Nothing for an agency without tours there. */
export async function searchOwnTours(ctx: Ctx, query: TourQuery): Promise<SupplierTour[]> {
  const asking = {
    ctx,
    query,
    periodIn: memoize(
      (zone: string) => soldPeriod(ctx, zone, query),
      (zone) => zone,
    ),
  }
  const { near, offered, places } = await ctx.tx(async (tx) => {
    const found = (await readOwnToursNear(tx, ctx, query)).flatMap((one) => {
      const { listing, rated } = one
      if (!listing || kmBetween(listing, query) > query.radiusKm) return []
      const own = { supplier: OWN_SUPPLIER.id, score: rated.average, reviewCount: rated.count }
      return [{ listing: { ...listing, ...own }, options: offeredOf(asking, one) }]
    })
    const all = found.flatMap(({ options }) => options)
    const reading = readPlacesOfAll(tx, ctx, all)
    await sendWithCommit(tx, [reading])
    return { near: found, offered: all, places: reading }
  })
  const read = await places
  const daysBy = new Map(offered.map((one, at) => [one, daysOf(ctx, one, read[at] ?? [])]))
  return near.flatMap(({ listing, options }) => {
    const days = cheapestDays(options.flatMap((one) => daysBy.get(one) ?? []))
    return days.length > 0 ? [{ listing, days }] : []
  })
}
