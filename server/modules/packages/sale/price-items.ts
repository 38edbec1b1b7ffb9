import { type Money, sum } from '#domain/money/money.ts'
import { netOf } from '#domain/money/pricing.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'
import { packagePrice } from '#domain/packages/package-price.ts'
import { type Spread, spreadPrice } from '#domain/packages/spread-price.ts'
import type { DepartureRow } from '../departures/read-departures.ts'
import type { PackageRecord } from '../package-row.ts'
import type { FoundItem } from './find-on-day.ts'

interface Asked {
  row: Pick<PackageRecord, 'price' | 'currency'>
  departure: DepartureRow
  party: PackageParty
  found: readonly FoundItem[]
}

/** The price of a party, what its items cost now, and the price of each item. */
export function priceItems({ row, departure, party, found }: Asked): {
  price: Money
  costs: Money[]
  cost: Money
  spread: Spread
} {
  const { price: rule, currency } = row
  const costs = found.map(({ waterfall }) => netOf(waterfall))
  const cost = sum(costs, currency)
  const price = packagePrice({ price: rule, departure, party, currency, cost })
  const at = found.findIndex(({ item }) => item.id === rule.spreadItem)
  return {
    price,
    costs,
    cost,
    spread: spreadPrice(price, costs, { rule: at < 0 && rule.spread === 'item' ? 'cost' : rule.spread, item: at }),
  }
}
