import type { FrozenRate } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { chargeFor, toPricedRate } from '#domain/stays/pricing.ts'
import type { PricedStayRate, SupplierStayRate } from '#domain/stays/rate.ts'
import type { Pricing } from '../pricing/read-pricing.ts'
import type { Viewer } from '../pricing/viewer.ts'
import type { SearchTools } from '../search/session/search-gatherer.ts'

/** A rate with its price: used by properties, checkouts and orders. */
export interface PricedEntry {
  rate: SupplierStayRate
  charge: PriceWaterfall
  /** Units of the selling currency for one unit of the local charges'; null where none is known. */
  localRate: string | null
}

/**
 * Prices the rates of one search: the exchange rate of each currency is read once for the whole search. A rate without a positive price is invalid:
 * it is dropped and logged. Throws `supplier.unavailable` where no exchange rate is known.
 */
export function createPricer(
  tools: Pick<SearchTools, 'rateOf' | 'log'>,
  pricing: Pricing,
): (rates: readonly SupplierStayRate[]) => Promise<PricedEntry[]> {
  const known = new Map<string, Promise<FrozenRate>>()
  const rateOf = (currency: string) => {
    const asked = known.get(currency) ?? tools.rateOf(currency, pricing.currency)
    known.set(currency, asked)
    return asked
  }
  const localRateOf = (currency: string) =>
    rateOf(currency).then(
      ({ rate }) => rate,
      () => null,
    )
  return async (rates) => {
    const priced: PricedEntry[] = []
    for (const rate of rates) {
      if (rate.net.amount <= 0) {
        tools.log.warn({ supplier: rate.supplier, rate: rate.id, net: rate.net }, 'rate left out: its price is not above zero')
        continue
      }
      const charge = chargeFor(rate, { ...pricing, rate: await rateOf(rate.net.currency) })
      const localRate = rate.localCharges ? await localRateOf(rate.localCharges.currency) : null
      priced.push({ rate, charge, localRate })
    }
    return priced
  }
}

/** The viewer of a stay's rates. */
export interface StayView {
  viewer: Viewer
  nights: number
  rooms: number
}

/** A priced rate for this viewer; its supplier only for roles that see margin. */
export function viewRate(
  { suppliers, now }: Pick<SearchTools, 'suppliers' | 'now'>,
  { rate, charge, localRate }: PricedEntry,
  { viewer, nights, rooms }: StayView,
): PricedStayRate {
  const supplier = suppliers.stays.find(({ id }) => id === rate.supplier)
  const source = viewer.seesMargin ? (supplier?.title ?? rate.supplier) : null
  return toPricedRate(rate, charge, { now: now(), nights, rooms, localRate, source, ways: viewer.ways ?? [] })
}
