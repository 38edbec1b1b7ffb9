import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { entryProblems } from '#domain/tours/check-entries.ts'
import { changedTourTerms } from '#domain/tours/changed-terms.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { tourFacts } from '#domain/trips/products/tour-facts.ts'
import { assertSold } from '../access/assert-sold.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import type { ProductSale, SaleOf } from '../products/product-sale.ts'
import { tourInTrip } from './tour-in-trip.ts'
import { findStart, refindStart } from './booking/find-start.ts'
import { tourReservation } from './booking/reserve-tour.ts'
import { tourOnAnotherDay } from './booking/tour-on-another-day.ts'
import { viewOffer } from './booking/view-offer.ts'
import { describeTour } from './describe-tour.ts'
import { sealTourContact } from './order/tour-contact.ts'
import { personColumns } from './person-columns.ts'
import { timesOfTour } from './times-of-tour.ts'

/** The sale of tours. */
export const tourSale: ProductSale<SaleOf<'tour'>> = {
  async find(ctx, choice) {
    assertSold(ctx, 'tour')
    return findStart(ctx, choice)
  },
  // What the supplier holds keeps its price, and is no longer among the free places.
  reprice: async (ctx, item) =>
    item.reservation?.state === 'held' ? { offer: item.offer, waterfall: item.waterfall } : refindStart(ctx, item),
  refind: refindStart,
  onAnotherDay: tourOnAnotherDay,
  changedTerms: (_ctx, before, now) => changedTourTerms(before, now),
  reservation: tourReservation,
  sameOffer: (a, b) => a.availabilityId === b.availabilityId && a.optionId === b.optionId,
  samePrice: (item, now) => isSame(item.offer.net, now.offer.net),
  expiresAt: ({ offer }) => offer.bookableUntil,
  describe(ctx, item, people, base) {
    const { search, offer, waterfall } = item
    return {
      ...base,
      product: 'tour',
      searchId: item.searchId,
      search,
      offer: viewOffer(ctx, offer, { charge: waterfall, ways: waysToPay(ctx) }),
      participants: people && people.participants,
      answers: people?.answers ?? [],
      pickup: people?.pickup ?? null,
      requests: people?.requests ?? '',
    }
  },
  describeChoice: describeTour,
  tripFacts: ({ offer }) => tourFacts(offer),
  inTrip: tourInTrip,
  checkPeople: ({ offer }, people) => ({ people, problems: entryProblems(offer, people) }),
  gone: () => new AppError('tour.no-availability'),
  goneCode: 'tour.no-availability',
  suppliers: ({ tours }) => [...tours, OWN_SUPPLIER],
  probes: ({ tours }, { reference }) =>
    tours.map((supplier) => ({ title: supplier.title, ask: () => supplier.findBooking(reference) })),
  earlier: (base, _item, people) => ({ ...base, product: 'tour', participants: people && people.participants }),
  journeyKey: ({ offer }) => `${offer.adults}-${offer.children.length}`,
  paymentPage: (id) => `/tour/payment?checkout=${id}`,
  columns(ctx, { item, people }) {
    const { offer } = item
    const [lead] = people.participants
    const { tour } = offer
    return {
      title: `${tour.title}, ${tour.city}`,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: partyCount(offer),
      supplier: offer.supplier,
      supplierOfferId: offer.availabilityId,
      itinerary: offer,
      ...timesOfTour(offer),
      contactCipher: sealTourContact(ctx, people),
    }
  },
  people: ({ item, people }) => personColumns(item.offer, people),
  paidElsewhere: () => null,
}
