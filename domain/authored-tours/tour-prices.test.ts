import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyOption } from './empty-tour.ts'
import type { OptionPrice, PriceList } from './option-shape.ts'
import { priceFaults, priceListFor, priceOfPeople, tierAmount } from './tour-prices.ts'

const list = (more: Partial<PriceList>): PriceList => ({
  id: 'base',
  name: 'Basic price',
  currency: 'NGN',
  channel: 'all',
  season: null,
  prices: [],
  ...more,
})
const december = { from: '2026-12-15', to: '2027-01-05' }

describe('price tiers', () => {
  test('give the amount of the last tier that begins at or below the number of people', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 50 }),
        (starts, people) => {
          const tiers = [1, ...starts.sort((a, b) => a - b)].map((from) => ({ from, amount: from * 100 }))
          const expected = Math.max(...tiers.map(({ from }) => from).filter((from) => from <= people))
          expect(tierAmount(tiers, people)).toBe(expected * 100)
        },
      ),
    )
  })

  test('per person multiply by the people of each category; a category without a price has no total', () => {
    const price: OptionPrice = { per: 'person', lists: [] }
    const prices = [
      {
        categoryId: 'adult',
        tiers: [
          { from: 1, amount: 1_000 },
          { from: 4, amount: 800 },
        ],
      },
      { categoryId: 'child', tiers: [{ from: 1, amount: 500 }] },
    ]
    const total = (adults: number, children: number) =>
      priceOfPeople(price, list({ prices }), [
        { categoryId: 'adult', quantity: adults },
        { categoryId: 'child', quantity: children },
      ])
    expect(total(2, 1)).toBe(2_500)
    expect(total(4, 0)).toBe(3_200)
    expect(priceOfPeople(price, list({ prices }), [{ categoryId: 'senior', quantity: 1 }])).toBeNull()
  })

  test('per group are one amount for all people', () => {
    const prices = [
      {
        categoryId: null,
        tiers: [
          { from: 1, amount: 9_000 },
          { from: 5, amount: 12_000 },
        ],
      },
    ]
    const people = [
      { categoryId: 'adult', quantity: 4 },
      { categoryId: 'child', quantity: 1 },
    ]
    expect(priceOfPeople({ per: 'group', lists: [] }, list({ prices }), people)).toBe(12_000)
  })
})

describe('the price list of a day', () => {
  const lists = [
    list({}),
    list({ id: 'resellers', channel: 'resellers' }),
    list({ id: 'december', season: december }),
    list({ id: 'dollars', currency: 'USD' }),
  ]
  const found = (day: string, channel: 'agency' | 'resellers', currency = 'NGN') =>
    priceListFor({ per: 'person', lists }, { day, channel, currency })?.id

  test.each([
    ['2026-11-01', 'agency', 'NGN', 'base'],
    ['2026-11-01', 'resellers', 'NGN', 'resellers'],
    ['2026-12-15', 'agency', 'NGN', 'december'],
    ['2027-01-05', 'resellers', 'NGN', 'december'],
    ['2027-01-06', 'agency', 'NGN', 'base'],
    ['2026-12-24', 'agency', 'USD', 'dollars'],
    ['2026-12-24', 'agency', 'EUR', undefined],
  ] as const)('on %s for %s in %s is %s', (day, channel, currency, id) => {
    expect(found(day, channel, currency)).toBe(id)
  })
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
