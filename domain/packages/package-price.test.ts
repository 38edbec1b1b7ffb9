import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { fixedPrice, packagePrice, startPrice } from './package-price.ts'

const noPrice = { perAdult: null, perChild: null }
const fixed = { ...startPrice, kind: 'fixed' as const, perAdult: 900_000_00, perChild: 400_000_00, childUntil: 11 }
const byCost = { ...startPrice, kind: 'cost-plus' as const, percent: 1_250 }
const family = { adults: 2, children: [4, 11, 12] }
const currency = 'NGN'

test('a child up to the last age has the price of a child, an older one that of an adult', () => {
  const price = fixedPrice({ price: fixed, departure: noPrice, party: family, currency })
  expect(price).toEqual(money(3 * 900_000_00 + 2 * 400_000_00, currency))
})

test('a departure has prices of its own', () => {
  const departure = { perAdult: 1_000_000_00, perChild: null }
  expect(fixedPrice({ price: fixed, departure, party: family, currency })?.amount).toBe(3 * 1_000_000_00 + 2 * 400_000_00)
  // Without a price for children of its own, everybody pays the same where the package has none either.
  expect(fixedPrice({ price: byCost, departure, party: family, currency })?.amount).toBe(5 * 1_000_000_00)
})

test('a price above the cost follows the cost, rounded half up', () => {
  const asked = { price: byCost, departure: noPrice, party: family, currency }
  expect(fixedPrice(asked)).toBeNull()
  expect(packagePrice({ ...asked, cost: money(100_04, currency) }).amount).toBe(112_55)
})
