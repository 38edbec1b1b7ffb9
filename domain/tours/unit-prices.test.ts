import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ngn } from '#tests/factories.ts'
import { unitPrices } from './unit-prices.ts'

const unit = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), each: fc.integer({ min: 0, max: 1_000_000 }).map(ngn) })

test('the prices of the categories sum to the price of the tour', () => {
  const whole = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(whole, fc.array(unit, { minLength: 1, maxLength: 6 }), (amount, units) => {
      fc.pre(units.some(({ each }) => each.amount > 0))
      const prices = unitPrices(ngn(amount), units)
      expect(prices.reduce((sum, { price }) => sum + price.amount, 0)).toBe(amount)
    }),
  )
})

test('equal people of one price are one line with the whole of it', () => {
  const [adults] = unitPrices(ngn(4_919_683), [{ quantity: 2, each: ngn(1_450), title: 'Adult' }])
  expect(adults).toEqual({ quantity: 2, title: 'Adult', price: ngn(4_919_683) })
})

test('people of a category without a price cost nothing', () => {
  const [adults, infants] = unitPrices(ngn(500), [
    { quantity: 1, each: ngn(100) },
    { quantity: 2, each: ngn(0) },
  ])
  expect([adults?.price, infants?.price]).toEqual([ngn(500), ngn(0)])
})
