import { asOption, asTour } from '#domain/authored-tours/sale/as-tour.ts'
import { chooseUnits, quantitiesOf } from '#domain/tours/choose-units.ts'
import type { Tour } from '#domain/tours/tour.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import type { SupplierDay, SupplierTour, TourListing, TourQuery } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { priceOwn } from '../bookings/price-own.ts'
import { readOwnToursNear } from '../catalogue/read-own-tours.ts'
import { ownSeller } from '../seller.ts'
import { isSold, placesIn, seatsOfUnits, stateOf } from './own-availability.ts'
import { cheapestDays } from './own-starts.ts'
import { OWN_SUPPLIER } from './own-supplier-id.ts'

const listingOf = (tour: Tour, isOnRequest: boolean): TourListing => {
  const {
    id: productId,
    description: _text,
    highlights: _highlights,
    inclusions: _in,
    exclusions: _out,
    information: _information,
    faqs: _faqs,
    itinerary: _itinerary,
    meetingPoint: _meeting,
    spoken: _spoken,
    ...brief
  } = tour
  return { ...brief, supplier: OWN_SUPPLIER.id, productId, isOnRequest }
}

/** The agency's own tours near a place, with the days on which the searched people find seats. Nothing for an agency without tours there. */
export async function searchOwnTours(ctx: Ctx, query: TourQuery): Promise<SupplierTour[]> {
  const seller = ownSeller(ctx.agencyId)
  const now = ctx.now()
  return ctx.tx(async (tx) => {
    const found: SupplierTour[] = []
    for (const own of await readOwnToursNear(tx, ctx, query)) {
      const tour = asTour(own, ctx.numbers)
      if (!tour || kmBetween(tour, query) > query.radiusKm) continue
      const days: SupplierDay[] = []
      for (const [at, option] of own.tour.options.entries()) {
        const people = chooseUnits(asOption(option, at), query)
        if (!people) continue
        const units = quantitiesOf(people)
        const seats = seatsOfUnits(option, units)
        for (const place of await placesIn(tx, ctx, { own, option, from: query.from, to: query.to })) {
          const state = stateOf(place, { seats, now })
          const { day } = place.departure
          const net = isSold(state) ? (priceOwn({ ctx, seller, option, day }, units)?.total ?? null) : null
          days.push({ day, state, left: place.left, net })
        }
      }
      const cheapest = cheapestDays(days)
      const isOnRequest = own.tour.options.every(({ capacity }) => capacity.mode === 'on-request')
      if (cheapest.length > 0) found.push({ listing: listingOf(tour, isOnRequest), days: cheapest })
    }
    return found
  })
}
