import { expect, test } from 'vitest'
import { heldPrice } from './held-price.ts'
import { money } from './money.ts'
import { marginOf, priceWaterfall } from './pricing.ts'

const sold = priceWaterfall({
  net: money(100_00, 'USD'),
  currency: 'NGN',
  rate: { rate: '1500', at: '2026-11-21T11:00:00.000Z', source: 'Central Bank' },
  markup: { name: 'Standard', kind: 'percent', value: 500 },
  dealCode: null,
})

test('a fare that rose by USD 7.00 costs NGN 10,500.00 more at the rate of the sale; the markup is unchanged', () => {
  const now = heldPrice(sold, money(107_00, 'USD'))
  expect(now.total).toEqual(money(157_500_00 + 10_500_00, 'NGN'))
  expect(now.net).toEqual(money(107_00, 'USD'))
  expect(marginOf(now)).toEqual(marginOf(sold))
})

test('the same fare is the same price', () => {
  expect(heldPrice(sold, money(100_00, 'USD'))).toEqual(sold)
})
