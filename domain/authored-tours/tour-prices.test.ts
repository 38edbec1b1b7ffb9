import { expect, test } from 'vitest'
import { emptyOption } from './empty-tour.ts'
import type { OptionPrice, PriceList } from './option-shape.ts'
import { priceFaults } from './tour-prices.ts'

const list = (more: Partial<PriceList>): PriceList => ({
  id: 'base',
  name: 'Basic price',
  currency: 'NGN',
  channel: 'all',
  season: null,
  prices: [],
  ...more,
})

test('lists that apply to the same days, tiers that do not begin with one person, and missing prices are named', () => {
  const { categories } = emptyOption('one', 'Standard')
  const price: OptionPrice = {
    per: 'person',
    lists: [
      list({ prices: categories.map(({ id }) => ({ categoryId: id, tiers: [{ from: 1, amount: 100 }] })) }),
      list({ id: 'other', name: 'Twin', prices: [{ categoryId: 'adult', tiers: [{ from: 2, amount: 100 }] }] }),
    ],
  }
  expect(priceFaults(price, categories)).toEqual([
    'Twin: the tiers begin with 1 person and ascend.',
    'Twin: enter a price for Child.',
    'Twin: enter a price for Infant.',
    'Twin and Basic price apply to the same days, currency and channel.',
  ])
  expect(priceFaults({ per: 'person', lists: [] }, categories)).toEqual(['Add a basic price list: all channels, all days.'])
})
