import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceTier } from '../option-shape.ts'
import type { OptionPrices, PriceList } from './price-list.ts'
import { priceOfParty } from './price-of-party.ts'

const now = { channel: 'agency', day: '2026-12-01', currency: 'NGN' } as const
const anyTiers: fc.Arbitrary<PriceTier[]> = fc.uniqueArray(
  fc.record({ from: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: 0, max: 1_000_000 }) }),
  { minLength: 1, maxLength: 5, selector: ({ from }) => from },
)
const anyParty = fc.array(
  fc.record({ unitId: fc.constantFrom('adult', 'child', 'infant'), quantity: fc.integer({ min: 0, max: 8 }) }),
  { minLength: 1, maxLength: 4 },
)
const reached = (tiers: readonly PriceTier[], people: number): number | null =>
  tiers.filter(({ from }) => from <= people).toSorted((a, b) => b.from - a.from)[0]?.amount ?? null

const listOf = (prices: PriceList['prices'], more: Partial<PriceList> = {}): PriceList => ({
  currency: 'NGN',
  channel: 'all',
  season: null,
  prices,
  ...more,
})

describe('the price of a party', () => {
  test('per person is the sum, one by one, of the tier that the whole party reaches', () => {
    fc.assert(
      fc.property(anyTiers, anyTiers, anyTiers, anyParty, (adult, child, infant, party) => {
        const everybody = party.flatMap(({ unitId, quantity }) => Array.from({ length: quantity }, () => unitId))
        const tables = new Map(Object.entries({ adult, child, infant }))
        const amounts = everybody.map((unitId) => reached(tables.get(unitId) ?? [], everybody.length))
        const prices: OptionPrices = {
          per: 'person',
          lists: [listOf([...tables].map(([categoryId, tiers]) => ({ categoryId, tiers })))],
        }
        const isPriced = everybody.length > 0 && !amounts.includes(null)
        const expected = isPriced ? amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null
        expect(priceOfParty(prices, now, party)?.total.amount ?? null).toBe(expected)
      }),
    )
  })

  test('per group depends on the number of people alone', () => {
    fc.assert(
      fc.property(anyTiers, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (tiers, adults, children) => {
        const prices: OptionPrices = { per: 'group', lists: [listOf([{ categoryId: null, tiers }])] }
        const party = [
          { unitId: 'adult', quantity: adults },
          { unitId: 'child', quantity: children },
        ]
        const amount = reached(tiers, adults + children)
        expect(priceOfParty(prices, now, party)).toEqual(
          amount === null ? null : { total: { amount, currency: 'NGN' }, each: [] },
        )
      }),
    )
  })

  const flat = (amount: number) => [{ categoryId: 'adult', tiers: [{ from: 1, amount }] }]
  const season = { from: '2026-12-20', to: '2026-12-31' }
  const lists = [
    listOf(flat(100)),
    listOf(flat(90), { channel: 'resellers' }),
    listOf(flat(150), { season }),
    listOf(flat(140), { season, channel: 'resellers' }),
    listOf(flat(7), { currency: 'EUR' }),
  ]
  test.each([
    ['agency', '2026-12-19', 'NGN', 100],
    ['resellers', '2026-12-19', 'NGN', 90],
    ['agency', '2026-12-20', 'NGN', 150],
    ['agency', '2026-12-31', 'NGN', 150],
    ['resellers', '2026-12-31', 'NGN', 140],
    ['resellers', '2027-01-01', 'NGN', 90],
    ['agency', '2026-12-25', 'EUR', 7],
    ['agency', '2026-12-19', 'USD', 100],
  ] as const)('for %s on %s in %s is of the most specific list: %i', (channel, day, currency, expected) => {
    const priced = priceOfParty({ per: 'person', lists }, { channel, day, currency }, [{ unitId: 'adult', quantity: 1 }])
    expect(priced?.total.amount).toBe(expected)
  })
})
