import { isSame } from '#domain/money.ts'
import { typeOfGuest } from '#domain/stays/guest.ts'
import { usualTimes } from '#domain/stays/property.ts'
import { guestCount } from '#domain/stays/search-rules.ts'
import { assertSold } from '../access/assert-sold.ts'
import { waysToPay } from '../pricing/offered-methods.ts'
import { stayItem } from '../products/checkout-of-product.ts'
import { guestsOf, openPeople } from '../products/people.ts'
import { instantOf } from '../products/local-time.ts'
import type { ProductSale } from '../products/product-sale.ts'
import { findRate } from './find-rate.ts'
import { requote } from './requote.ts'
import { viewOffer } from './view-offer.ts'

/** Null for what a supplier words in another way: nothing of the sale depends on it. */
const timeOf = (told: string | null): string | null => (told && /^([01]\d|2[0-3]):[0-5]\d$/.test(told) ? told : null)

/** Selling stays. */
export const staySale: ProductSale = {
  async find(ctx, choice) {
    assertSold(ctx, 'hotels')
    if (choice.product !== 'stay') throw new Error('not a stay')
    return findRate(ctx, choice)
  },
  reprice: (ctx, item) => requote(ctx, stayItem(item)),
  // Nothing is chosen besides a room.
  sameOffer: () => true,
  samePrice(item, now) {
    const { rate } = stayItem(item).offer
    const later = 'rate' in now.offer ? now.offer.rate : rate
    return isSame(later.net, rate.net) && isSame(later.payNow, rate.payNow)
  },
  expiresAt(item) {
    const { rate, quote } = stayItem(item).offer
    return quote?.expiresAt ?? rate.expiresAt
  },
  priceWords: { price: 'Room price', taxes: 'Taxes and fees' },
  describe(ctx, item, base) {
    const { search, offer, waterfall } = stayItem(item)
    const people = openPeople(ctx, item)
    return {
      ...base,
      product: 'stay',
      searchId: item.searchId,
      search,
      offer: viewOffer(ctx, offer, { charge: waterfall, ways: waysToPay(ctx) }),
      guests: people && guestsOf(people),
      requests: people && 'requests' in people ? people.requests : '',
      loyaltyNumber: people && 'loyaltyNumber' in people ? people.loyaltyNumber : null,
    }
  },
  journeyKey(item) {
    const { rooms } = stayItem(item).search
    return rooms.map(({ adults, children, infants }) => `${adults}-${children.length}-${infants}`).join(' ')
  },
  passengers: () => [],
  paymentPage: (id) => `/accommodation/payment?checkout=${id}`,
  columns(ctx, { item, people }) {
    const { search, offer } = stayItem(item)
    const guests = guestsOf(people)
    const [lead] = guests
    const { property, rate, quote, checkIn, checkOut } = offer
    const kept = 'requests' in people ? { requests: people.requests, loyaltyNumber: people.loyaltyNumber } : {}
    return {
      title: `${property.name}, ${property.address.city}`,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: guestCount(search),
      supplier: rate.supplier,
      // Suppliers report of a booking by its quote.
      supplierOfferId: quote?.id ?? rate.supplierRateId,
      itinerary: offer,
      startsAt: instantOf(`${checkIn}T${timeOf(property.checkInFrom) ?? usualTimes.checkIn}:00`, property.zone),
      endsAt: instantOf(`${checkOut}T${timeOf(property.checkOutUntil) ?? usualTimes.checkOut}:00`, property.zone),
      zone: property.zone,
      contactCipher: ctx.system.cipher.seal({ ...people.contact, ...kept }),
    }
  },
  people: ({ people }) => guestsOf(people).map((guest) => ({ ...guest, type: typeOfGuest[guest.type] })),
}
