import type { HoldOffer } from '#contract/base/checkout-base.ts'
import { AppError } from '#domain/errors.ts'
import { changedTerms } from '#domain/flights/changed-terms.ts'
import { lastTravelDay, slicesOf } from '#domain/flights/journey.ts'
import { travellerProblems, travellerWarnings } from '#domain/flights/people/traveller-rules.ts'
import { routeWords } from '#domain/flights/route-words.ts'
import { isSame } from '#domain/money/money.ts'
import { atRate } from '#domain/money/pricing.ts'
import { flightFacts } from '#domain/trips/products/flight-facts.ts'
import type { Ctx } from '../../ctx.ts'
import { assertSold } from '../access/assert-sold.ts'
import { mayHold } from '../access/customer-rules.ts'
import { viewerOf } from '../pricing/viewer.ts'
import type { ItemOf } from '../products/checkout-of-product.ts'
import type { ProductSale, SaleOf } from '../products/product-sale.ts'
import { describeFlight } from './describe-flight.ts'
import { flightInTrip } from './flight-in-trip.ts'
import { flightOnAnotherDay } from './flight-on-another-day.ts'
import { ancillaryWithOwnIds, ownId, travellersOfSupplier, travellerWithOwnId } from './own-ids.ts'
import { refindOffer } from './refind-offer.ts'
import { repriceOffer } from './reprice-offer.ts'
import { findOffer } from './search/flight-searches.ts'
import { toPricedOffer } from './search/offer-parts.ts'
import { timesOf } from './times-of.ts'

/** The sale of flights. */
export const flightSale: ProductSale<SaleOf<'flight'>> = {
  async find(ctx, choice) {
    assertSold(ctx, 'flight')
    return findOffer(ctx, choice)
  },
  reprice: repriceOffer,
  refind: refindOffer,
  onAnotherDay: flightOnAnotherDay,
  changedTerms: (ctx, before, now) => changedTerms(before, now, ctx.numbers.money),
  hold: holdOffer,
  sameOffer: (a, b) => a.supplierOfferId === b.supplierOfferId,
  samePrice: (item, now) => isSame(now.waterfall.net, item.waterfall.net),
  expiresAt: (item) => item.offer.expiresAt,
  describe(ctx, item, people, base) {
    const { search, offer, extras, waterfall } = item
    const travellers = people && people.travellers
    return {
      ...base,
      product: 'flight',
      search,
      offer: toPricedOffer(offer, waterfall, viewerOf(ctx)),
      travellers: travellers && travellers.map(travellerWithOwnId),
      extras: extras.map((extra) => ancillaryWithOwnIds({ ...extra, price: atRate(extra.price, waterfall) })),
      warnings: travellers ? travellerWarnings(travellers, lastTravelDay(search)) : [],
      hold: mayHold(ctx) ? holdOffer(ctx, item) : null,
    }
  },
  describeChoice: describeFlight,
  tripFacts: ({ search, offer }) => flightFacts(search, offer),
  inTrip: flightInTrip,
  checkPeople({ search, offer }, people) {
    const travellers = travellersOfSupplier(people.travellers, offer.passengers)
    const { passengers, documentsRequired, loyaltyAirlines } = offer
    const problems = travellerProblems(travellers, {
      passengers,
      lastDay: lastTravelDay(search),
      documentsRequired,
      loyaltyAirlines,
    })
    return { people: { ...people, travellers }, problems }
  },
  gone: () => new AppError('flight.offer-gone'),
  goneCode: 'flight.offer-gone',
  suppliers: ({ flights }) => flights,
  probes: ({ flights }, { reference }) =>
    flights.map((supplier) => ({
      title: supplier.title,
      ask: () => supplier.findBooking({ reference, supplierOfferId: reference }),
    })),
  earlier: (base, { offer }, people) => ({
    ...base,
    product: 'flight',
    travellers: people && people.travellers.map(travellerWithOwnId),
    passengers: offer.passengers.map(({ id, type }) => ({ id: ownId(id), type })),
  }),
  journeyKey: (item) =>
    slicesOf(item.search)
      .map(({ from, to }) => `${from}-${to}`)
      .join(' '),
  paymentPage: (id) => `/order/new/flight/book/payment/${id}`,
  columns(ctx, { item, people }) {
    const { search, offer } = item
    const { supplierOfferId: id, net: _net, netTax: _netTax, ...itinerary } = offer
    const travellers = people.travellers
    const [lead] = travellers
    return {
      title: routeWords(search),
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: travellers.length,
      supplier: itinerary.supplier,
      supplierOfferId: id,
      itinerary,
      ...timesOf(itinerary),
      contactCipher: ctx.system.cipher.seal(people.contact),
    }
  },
  people: ({ item, people }) =>
    people.travellers.map(({ passengerId, ...person }) => ({
      ...person,
      supplierPersonId: passengerId,
      type: item.offer.passengers.find(({ id }) => id === passengerId)?.type ?? 'ADT',
    })),
  paidElsewhere: () => null,
}

/** The hold that the offer allows; null where the airline requires instant payment. Holds include no ancillaries. */
function holdOffer(ctx: Ctx, { offer, extras }: Pick<ItemOf<'flight'>, 'offer' | 'extras'>): HoldOffer | null {
  const { holdUntil, priceGuaranteedUntil } = offer
  if (!holdUntil || new Date(holdUntil) <= ctx.now()) return null
  return {
    until: new Date(holdUntil).toISOString(),
    priceUntil: priceGuaranteedUntil && new Date(priceGuaranteedUntil).toISOString(),
    refusal: extras.length > 0 ? 'extras-chosen' : null,
  }
}
