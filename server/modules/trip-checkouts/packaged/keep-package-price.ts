import type { Money } from '#domain/money/money.ts'
import { asPackaged, netOf } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { keepPrice } from '#domain/packages/spread-price.ts'
import type { Repriced } from '../../products/product-sale.ts'
import type { ItemOfCheckout } from '../../checkouts/checkout-row.ts'

/** Whether these are the items of a package, which has one price. */
export const isPackaged = (items: readonly ItemOfCheckout[]): boolean => items.some(({ waterfall }) => waterfall.package)

type Kept = { waterfalls: ReadonlyMap<string, PriceWaterfall> } | { missing: Money }

/** The items of a package at their suppliers' prices now: the price of the package stays, and each item covers its cost. */
export function keepPackagePrice(items: readonly ItemOfCheckout[], answers: ReadonlyMap<string, Repriced | 'gone'>): Kept {
  const found = items.flatMap((item) => {
    const now = answers.get(item.id)
    return now && now !== 'gone' ? [{ item, now: now.waterfall }] : []
  })
  const kept = keepPrice(
    found.map(({ item }) => item.waterfall.total),
    found.map(({ now }) => netOf(now)),
    found[0]?.item.waterfall.total.currency ?? '',
  )
  if ('missing' in kept) return kept
  return {
    waterfalls: new Map(
      found.map(({ item, now }, at) => {
        const price = kept.prices[at] ?? item.waterfall.total
        return [item.id, asPackaged(now, price, item.waterfall.package ?? '')]
      }),
    ),
  }
}
