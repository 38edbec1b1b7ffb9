import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { guestProblems, typeOfGuest } from '#domain/stays/guest.ts'
import { worseTerms } from '#domain/stays/same-room.ts'
import { guestCount } from '#domain/stays/search-rules.ts'
import { stayFacts } from '#domain/trips/products/stay-facts.ts'
import { assertSold } from '../access/assert-sold.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import type { ProductSale, SaleOf } from '../products/product-sale.ts'
import { describeStay } from './describe-stay.ts'
import { findRate } from './rates/find-rate.ts'
import { refindRate } from './rates/refind-rate.ts'
import { requote } from './rates/requote.ts'
import { stayOnAnotherDay } from './rates/stay-on-another-day.ts'
import { viewOffer } from './rates/view-offer.ts'
import { stayInTrip } from './stay-in-trip.ts'
import { timesOfStay } from './times-of-stay.ts'

/** The sale of stays. */
export const staySale: ProductSale<SaleOf<'stay'>> = {
  async find(ctx, choice) {
    assertSold(ctx, 'stay')
    return findRate(ctx, choice)
  },
  reprice: requote,
  refind: refindRate,
  onAnotherDay: stayOnAnotherDay,
  changedTerms: (ctx, before, now) => worseTerms(before.rate, now.rate, ctx.now()),
  // A stay has no ancillaries.
  sameOffer: () => true,
  samePrice(item, now) {
    const { rate } = item.offer
    const later = now.offer.rate
    return isSame(later.net, rate.net) && isSame(later.payNow, rate.payNow)
  },
  expiresAt(item) {
    const { rate, quote } = item.offer
    return quote?.expiresAt ?? rate.expiresAt
  },
  describe(ctx, item, people, base) {
    const { search, offer, waterfall } = item
    return {
      ...base,
      product: 'stay',
      searchId: item.searchId,
      search,
      offer: viewOffer(ctx, offer, { charge: waterfall, ways: waysToPay(ctx) }),
      guests: people && people.guests,
      requests: people?.requests ?? '',
      loyaltyNumber: people?.loyaltyNumber ?? null,
    }
  },
  describeChoice: describeStay,
  tripFacts: ({ offer }) => stayFacts(offer),
  inTrip: stayInTrip,
  checkPeople({ search, offer }, people) {
    const problems = guestProblems(people.guests, search.rooms)
    if (offer.rate.membersOnly && !people.loyaltyNumber)
      problems.push({ path: 'loyaltyNumber', message: 'Only members of the programme can book this rate. Enter the number.' })
    return { people, problems }
  },
  gone: ({ search }) =>
    // With its dates, which the error dialog reads.
    new AppError('stay.no-availability', { start_date: search.checkIn, end_date: search.checkOut }),
  goneCode: 'stay.no-availability',
  suppliers: ({ stays }) => stays,
  probes: ({ stays }, { reference, now }) =>
    stays.map((supplier) => ({ title: supplier.title, ask: () => supplier.findBooking({ reference, notBefore: now }) })),
  earlier: (base, _item, people) => ({ ...base, product: 'stay', guests: people && people.guests }),
  journeyKey(item) {
    const { rooms } = item.search
    return rooms.map(({ adults, children, infants }) => `${adults}-${children.length}-${infants}`).join(' ')
  },
  paymentPage: (id) => `/accommodation/payment?checkout=${id}`,
  columns(ctx, { item, people }) {
    const { search, offer } = item
    const guests = people.guests
    const [lead] = guests
    const { property, rate, quote } = offer
    const { contact, requests, loyaltyNumber } = people
    return {
      title: `${property.name}, ${property.address.city}`,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: guestCount(search),
      supplier: rate.supplier,
      // Suppliers' events about a booking contain the quote's id.
      supplierOfferId: quote?.id ?? rate.supplierRateId,
      itinerary: offer,
      ...timesOfStay(offer),
      contactCipher: ctx.system.cipher.seal({ ...contact, requests, loyaltyNumber }),
    }
  },
  people: ({ people }) => people.guests.map((guest) => ({ ...guest, type: typeOfGuest[guest.type] })),
  paidElsewhere: (ctx, { itinerary, waterfall }) => viewOffer(ctx, itinerary, { charge: waterfall }).rate,
}
