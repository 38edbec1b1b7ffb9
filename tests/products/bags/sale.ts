import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { partyOf as adultsOf, spanOf } from '#domain/travel/choice-summary.ts'
import { noFacts, partyOf } from '#domain/trips/trip-facts.ts'
import type { Ctx } from '#server/ctx.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { readPricing } from '#server/modules/pricing/read-pricing.ts'
import type { ProductSale, SaleOf } from '#server/modules/products/product-sale.ts'
import { frozenRate } from '#server/modules/rates/frozen-rate.ts'
import { insurer } from './insurer.ts'
import { bagSearches } from './search.ts'
import type { BagOffer, BagSearch } from './shapes.ts'

const OWNER_AGE = 30

/** The cover with this code at its present price. */
async function quoteOf(ctx: Ctx, search: BagSearch, coverId: string) {
  const offer = (await insurer.quote(search)).find(({ id }) => id === coverId)
  if (!offer) throw new SupplierError('sold-out', insurer.id, `${coverId} is no longer offered`)
  const { net } = offer
  const pricing = await readPricing(ctx, { product: 'protection', dealCode: null })
  const rate = await frozenRate(ctx, net.currency, pricing.currency)
  return { offer, waterfall: priceWaterfall({ ...pricing, net, tax: null, rate }) }
}

export const coverOf = ({ supplier: _s, net: _n, ...cover }: BagOffer) => cover

const timesOf = ({ from, to }: BagOffer) => ({
  startsAt: new Date(`${from}T00:00:00Z`),
  endsAt: new Date(`${to}T23:59:00Z`),
  zone: 'UTC',
})

const titleOf = ({ name, bags }: BagOffer) => `${name}, ${bags} ${bags === 1 ? 'bag' : 'bags'}`

export const bagSale: ProductSale<SaleOf<'protection'>> = {
  async find(ctx, { searchId, coverId }) {
    assertSold(ctx, 'protection')
    const { search, entries } = await bagSearches.read(ctx, searchId)
    if (!entries.has(coverId)) throw new AppError('protection.not-offered')
    return { search, ...(await quoteOf(ctx, search, coverId)) }
  },
  reprice: (ctx, { search, offer }) => quoteOf(ctx, search, offer.id),
  sameOffer: (a, b) => a.id === b.id,
  samePrice: (item, now) => isSame(item.offer.net, now.offer.net),
  expiresAt: ({ offer }) => `${offer.from}T00:00:00.000Z`,
  describe: (_ctx, { offer }, people, base) => ({
    ...base,
    product: 'protection',
    cover: coverOf(offer),
    owner: people && people.owner,
  }),
  describeChoice: (_ctx, { offer }) => ({
    title: titleOf(offer),
    from: offer.from,
    to: offer.to,
    ...spanOf(timesOf(offer)),
    ...adultsOf(['ADT']),
    facts: [],
    photo: null,
    bookableUntil: timesOf(offer).startsAt.toISOString(),
  }),
  tripFacts: ({ offer: { from } }) => ({ ...noFacts, party: partyOf(from, { adults: 0, ages: [OWNER_AGE] }) }),
  checkPeople: (_item, people) => ({ people, problems: [] }),
  gone: () => new AppError('protection.not-offered'),
  goneCode: 'protection.not-offered',
  suppliers: () => [insurer],
  probes: (_integrations, { reference }) => [{ title: insurer.title, ask: () => insurer.findBooking(reference) }],
  earlier: (base, _item, people) => ({ ...base, product: 'protection', owner: people && people.owner }),
  journeyKey: ({ offer }) => offer.from,
  paymentPage: (id) => `/protection/payment?checkout=${id}`,
  columns: (ctx, { item: { offer }, people: { owner, contact } }) => ({
    title: titleOf(offer),
    customer: `${owner.givenName} ${owner.familyName}`,
    travellerCount: 1,
    supplier: offer.supplier,
    supplierOfferId: offer.id,
    itinerary: offer,
    ...timesOf(offer),
    contactCipher: ctx.system.cipher.seal(contact),
  }),
  people: ({ people: { owner } }) => [{ ...owner, type: 'ADT' }],
  paidElsewhere: () => null,
}
