import { convert, zero } from '#domain/money/money.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'

/**
 * The price of a tour. An own tour is sold at the price that its author set: no supplier is owed a part of it, and no markup is added, so that all of it
 * is the agency's margin.
 */
export function tourWaterfall({ supplier }: { supplier: string }, input: Parameters<typeof priceWaterfall>[0]): PriceWaterfall {
  if (supplier !== OWN_SUPPLIER.id) return priceWaterfall(input)
  const { net, currency, rate } = input
  const { amount } = net.currency === currency ? net : convert(net, currency, rate.rate)
  const markup = { name: OWN_SUPPLIER.title, kind: 'fixed' as const, value: amount }
  return priceWaterfall({ ...input, net: zero(currency), tax: null, markup })
}
