import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '../money/money.ts'
import { spreadRules } from './package-price.ts'
import { keepPrice, spreadPrice } from './spread-price.ts'

const currencies = fc.constantFrom('NGN', 'KES', 'USD', 'JPY', 'KWD')
const amounts = fc.array(fc.integer({ min: 0, max: 50_000_000_00 }), { minLength: 1, maxLength: 12 })

test('by every rule and in every currency the prices of the items sum to the price, and none is below its cost', () => {
  fc.assert(
    fc.property(
      currencies,
      amounts,
      fc.integer({ min: 0, max: 90_000_000_00 }),
      fc.constantFrom(...spreadRules),
      fc.nat(11),
      (currency, costs, margin, rule, item) => {
        const each = costs.map((amount) => money(amount, currency))
        const price = money(sum(each, currency).amount + margin, currency)
        const spread = spreadPrice(price, each, { rule, item: item % costs.length })
        if (!('prices' in spread)) throw new Error('the price covers the cost')
        expect(sum(spread.prices, currency)).toEqual(price)
        for (const [at, one] of spread.prices.entries()) expect(one.amount).toBeGreaterThanOrEqual(costs[at] ?? 0)
      },
    ),
  )
})

test('a price below the cost is refused with what is missing', () => {
  const costs = [money(300_00, 'NGN'), money(200_00, 'NGN')]
  for (const rule of spreadRules)
    expect(spreadPrice(money(450_00, 'NGN'), costs, { rule, item: 0 })).toEqual({ missing: money(50_00, 'NGN') })
})

test('NGN 100 of margin by each rule', () => {
  const costs = [money(300_00, 'NGN'), money(100_00, 'NGN')]
  const by = (rule: (typeof spreadRules)[number]) => {
    const spread = spreadPrice(money(500_00, 'NGN'), costs, { rule, item: 1 })
    return 'prices' in spread ? spread.prices.map(({ amount }) => amount) : spread
  }
  expect(by('cost')).toEqual([375_00, 125_00])
  expect(by('evenly')).toEqual([350_00, 150_00])
  expect(by('item')).toEqual([300_00, 200_00])
})

test('after costs have moved the sum of the prices stays, and none is below its cost', () => {
  fc.assert(
    fc.property(
      currencies,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000_000_00 }), fc.integer({ min: 0, max: 9_000_000_00 })), {
        minLength: 1,
        maxLength: 12,
      }),
      (currency, pairs) => {
        const prices = pairs.map(([price]) => money(price, currency))
        const costs = pairs.map(([, cost]) => money(cost, currency))
        const [price, cost] = [sum(prices, currency), sum(costs, currency)]
        const kept = keepPrice(prices, costs, currency)
        if ('missing' in kept) {
          expect(kept.missing.amount).toBe(cost.amount - price.amount)
          expect(kept.missing.amount).toBeGreaterThan(0)
          return
        }
        expect(sum(kept.prices, currency)).toEqual(price)
        for (const [at, one] of kept.prices.entries()) expect(one.amount).toBeGreaterThanOrEqual(costs[at]?.amount ?? 0)
      },
    ),
  )
})

test('an item that costs less keeps its price', () => {
  const kept = keepPrice([money(500_00, 'NGN'), money(300_00, 'NGN')], [money(400_00, 'NGN'), money(250_00, 'NGN')], 'NGN')
  expect(kept).toEqual({ prices: [money(500_00, 'NGN'), money(300_00, 'NGN')] })
})
