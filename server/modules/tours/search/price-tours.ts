import type { FrozenRate } from '#domain/money/pricing.ts'
import type { SupplierTour } from '#integrations/tours/port.ts'
import type { Pricing } from '../../pricing/read-pricing.ts'
import type { SearchTools } from '../../search/session/search-gatherer.ts'
import { tourWaterfall } from '../tour-waterfall.ts'
import type { PricedTour } from './gather-tours.ts'

/** Prices the results of one supplier: each day for everybody. Throws `supplier.unavailable` where no exchange rate is known. */
export function createTourPricer(tools: Pick<SearchTools, 'rateOf'>, pricing: Pricing) {
  const known = new Map<string, Promise<FrozenRate>>()
  const rateOf = (currency: string) => {
    const asked = known.get(currency) ?? tools.rateOf(currency, pricing.currency)
    known.set(currency, asked)
    return asked
  }
  return async ({ title }: { title: string }, found: readonly SupplierTour[]): Promise<PricedTour[]> => {
    const priced: PricedTour[] = []
    for (const { listing, days } of found) {
      const totals = []
      for (const { day, net } of days)
        totals.push({
          day,
          total: tourWaterfall(listing, { ...pricing, net, tax: null, rate: await rateOf(net.currency) }).total.amount,
        })
      if (totals.length > 0) priced.push({ listing, days: totals, total: Math.min(...totals.map(({ total }) => total)), title })
    }
    return priced
  }
}
