import { priceWaterfall } from '#domain/money/pricing.ts'
import { bestOfKinds } from '#domain/stays/rooms/best-rates.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import type { Pricing } from '../../pricing/read-pricing.ts'
import type { SearchTools } from '../../search/session/search-gatherer.ts'
import { createPricer, viewRate } from '../price-rates.ts'
import type { PricedStay } from './gather-properties.ts'

/**
 * Prices the results of one supplier. A property with known rates has the price of the cheapest one, others the price of their cheapest rate when
 * paid now. A property without a valid price is dropped. Throws `supplier.unavailable` where no exchange rate is known.
 */
export function createStayPricer(tools: SearchTools, { search, pricing }: { search: StaySearch; pricing: Pricing }) {
  const price = createPricer(tools, pricing)
  const view = { viewer: { seesMargin: false }, nights: nightsOf(search), rooms: search.rooms.length }

  async function firstTotal({ cheapest }: SupplierStay): Promise<number> {
    const rate = await tools.rateOf(cheapest.currency, pricing.currency)
    return priceWaterfall({ ...pricing, net: cheapest, rate }).total.amount
  }

  return async function priceStays(supplier: { title: string }, found: readonly SupplierStay[]): Promise<PricedStay[]> {
    const priced: PricedStay[] = []
    for (const stay of found) {
      const rates = stay.rates && (await price(stay.rates)).map((entry) => viewRate(tools, entry, view))
      if (rates?.length === 0 || stay.cheapest.amount <= 0) continue
      const total = (rates && bestOfKinds(rates)[0]?.total.amount) ?? (await firstTotal(stay))
      priced.push({ stay, total, rates, title: supplier.title })
    }
    return priced
  }
}
