import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import type { Ctx } from '#server/ctx.ts'
import { assertSold } from '#server/modules/access/assert-sold.ts'
import { readPricing } from '#server/modules/pricing/read-pricing.ts'
import type { ProductSale, SaleOf } from '#server/modules/products/product-sale.ts'
import { frozenRate } from '#server/modules/rates/frozen-rate.ts'
import { insurer } from './insurer.ts'
import type { SupplierPolicy } from './shapes.ts'

const DAY_MS = 86_400_000
const covers = { medical: 'Medical costs abroad', cancellation: 'The price, when you cannot travel' } as const

async function offer(ctx: Ctx, { plan, days }: Pick<SupplierPolicy, 'plan' | 'days'>) {
  const pricing = await readPricing(ctx, { product: 'protection', dealCode: null })
  const { id, net } = await insurer.quote(days)
  const waterfall = priceWaterfall({ ...pricing, net, tax: null, rate: await frozenRate(ctx, net.currency, pricing.currency) })
  const [startsAt, endsAt] = [0, days].map((day) => new Date(ctx.now().getTime() + (day + 1) * DAY_MS).toISOString())
  return {
    offer: {
      plan,
      days,
      covers: covers[plan],
      quoteId: id,
      supplier: insurer.id,
      net,
      startsAt: startsAt ?? '',
      endsAt: endsAt ?? '',
    },
    waterfall,
  }
}

export const protectionSale: ProductSale<SaleOf<'protection'>> = {
  async find(ctx, { onOrder, ...wanted }) {
    assertSold(ctx, 'protection')
    return { search: null, onOrder, ...(await offer(ctx, wanted)) }
  },
  reprice: (ctx, item) => offer(ctx, item.offer),
  sameOffer: (a, b) => a.quoteId === b.quoteId,
  samePrice: (item, now) => isSame(now.waterfall.net, item.waterfall.net),
  expiresAt: (item) => item.offer.startsAt,
  describe(_ctx, item, people, base) {
    const { plan, days, covers } = item.offer
    return { ...base, product: 'protection', policy: { plan, days, covers }, insured: people?.insured ?? null }
  },
  checkPeople: (_item, people) => ({ people, problems: [] }),
  gone: () => new AppError('order.not-issuable'),
  goneCode: 'order.not-issuable',
  suppliers: () => [insurer],
  probes: (_integrations, { reference }) => [{ title: insurer.title, ask: () => insurer.read(reference) }],
  journeyKey: ({ offer: { plan } }) => plan,
  earlier: (base) => ({ ...base, product: 'protection' }),
  paymentPage: (id) => `/protection/payment?checkout=${id}`,
  columns(ctx, { item: { offer }, people }) {
    const [lead] = people.insured
    return {
      title: offer.covers,
      customer: lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email,
      travellerCount: people.insured.length,
      supplier: offer.supplier,
      supplierOfferId: offer.quoteId,
      itinerary: offer,
      startsAt: new Date(offer.startsAt),
      endsAt: new Date(offer.endsAt),
      zone: 'UTC',
      contactCipher: ctx.system.cipher.seal(people.contact),
    }
  },
  people: ({ people }) => people.insured.map((person) => ({ ...person, type: 'ADT' })),
  paidElsewhere: () => null,
}
