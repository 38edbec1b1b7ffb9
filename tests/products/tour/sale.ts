import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import type { ProductSale, SaleOf } from '#server/modules/products/product-sale.ts'
import { operator } from './operator.ts'
import { tourReservation } from './reserve.ts'
import { offersFor, tourSearches } from './search-tours.ts'

export const tourSale: ProductSale<SaleOf<'tour'>> = {
  async find(ctx, { searchId, tourId }) {
    assertSold(ctx, 'tour')
    const { search, entries } = await tourSearches.read(ctx, searchId)
    const found = entries.get(tourId)
    if (!found) throw new AppError('access.not-found')
    const { supplier, net, waterfall } = found.stored
    return { search, offer: { ...found.common, supplier, net }, waterfall }
  },
  async reprice(ctx, { search, offer }) {
    const now = (await offersFor(ctx, search)).find((one) => one.offer.id === offer.id)
    if (!now) throw new SupplierError('sold-out', operator.id, 'The tour is full')
    return now
  },
  reservation: tourReservation,
  sameOffer: (a, b) => a.id === b.id,
  samePrice: (item, now) => isSame(now.waterfall.net, item.waterfall.net),
  expiresAt: ({ search }) => `${search.day}T00:00:00.000Z`,
  describe(_ctx, item, people, base) {
    const { supplier: _supplier, net: _net, ...offer } = item.offer
    return { ...base, product: 'tour', search: item.search, offer, participants: people?.participants ?? null }
  },
  checkPeople: (_item, people) => ({ people, problems: [] }),
  gone: () => new AppError('order.not-issuable'),
  goneCode: 'order.not-issuable',
  suppliers: () => [operator],
  probes: (_integrations, { reference }) => [{ title: operator.title, ask: () => operator.read(reference) }],
  journeyKey: ({ search }) => search.city,
  earlier: (base) => ({ ...base, product: 'tour' }),
  paymentPage: (id) => `/tours/payment?checkout=${id}`,
  columns(ctx, { item, people }) {
    const { offer } = item
    const [lead] = people.participants
    return {
      title: `${offer.name}, ${offer.city}`,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: people.participants.length,
      supplier: offer.supplier,
      supplierOfferId: offer.id,
      itinerary: offer,
      startsAt: new Date(`${offer.day}T${offer.startsAt}:00Z`),
      endsAt: new Date(`${offer.day}T23:00:00Z`),
      zone: 'UTC',
      contactCipher: ctx.system.cipher.seal(people.contact),
    }
  },
  people: ({ people }) => people.participants.map((person) => ({ ...person, type: 'ADT' })),
  paidElsewhere: () => null,
}
