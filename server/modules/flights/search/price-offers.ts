import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { type FrozenRate, priceWaterfall } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Pricing } from '../../pricing/read-pricing.ts'
import type { SearchTools } from '../../search/session/search-gatherer.ts'

/** An offer with its price: used by results, checkouts and orders. */
export interface PricedEntry {
  offer: SupplierFlightOffer
  waterfall: PriceWaterfall
}

/**
 * Prices the offers of one search: the exchange rate of each supplier currency is read once for the whole search. An offer without a positive price
 * is invalid: it is dropped and logged. Throws `supplier.unavailable` where no exchange rate is known.
 */
export function createPricer(
  { rateOf, log }: Pick<SearchTools, 'rateOf' | 'log'>,
  pricing: Pricing,
): (offers: readonly SupplierFlightOffer[]) => Promise<PricedEntry[]> {
  const rates = new Map<string, FrozenRate>()
  return async (offers) => {
    const priced: PricedEntry[] = []
    for (const offer of offers) {
      const { net, supplier, supplierOfferId } = offer
      if (net.amount <= 0) {
        log.warn({ supplier, supplierOfferId, net }, 'offer left out: its price is not above zero')
        continue
      }
      const rate = rates.get(net.currency) ?? (await rateOf(net.currency, pricing.currency))
      rates.set(net.currency, rate)
      priced.push({ offer, waterfall: priceWaterfall({ ...pricing, net, tax: offer.netTax, rate }) })
    }
    return priced
  }
}
