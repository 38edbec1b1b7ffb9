import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byExposure, type CostNow, exposureOf, exposureStates, worstOf } from './exposure.ts'
import type { QuoteItem } from './quote-content.ts'

const item = (more: Partial<QuoteItem>): QuoteItem => ({
  kind: 'item',
  id: crypto.randomUUID(),
  rev: 0,
  title: 'Flight',
  details: '',
  from: null,
  to: null,
  isOptional: false,
  forWhom: '',
  travellers: [],
  deadline: null,
  cost: 100_00,
  markup: 20_00,
  fee: 5_00,
  choiceId: crypto.randomUUID(),
  product: 'flight',
  photo: null,
  ...more,
})
const judge = (costNow: CostNow, ...items: QuoteItem[]) => exposureOf(items, { currency: 'NGN', costNow: () => costNow })

describe('a promise of NGN 125.00 for a cost of NGN 100.00', () => {
  test.each<[string, CostNow, string, number, number]>([
    ['is not known before a check', undefined, 'unchecked', 25_00, 125_00],
    ['is covered at the same cost', 100_00, 'covered', 25_00, 125_00],
    ['is covered while the markup pays the rise', 125_00, 'covered', 0, 150_00],
    ['is below cost once it does not', 125_01, 'below-cost', -1, 150_01],
    ['keeps more of a lower cost', 90_00, 'covered', 35_00, 115_00],
    ['is gone where no supplier sells it', null, 'gone', 25_00, 125_00],
  ])('%s', (_, costNow, state, left, today) => {
    expect(judge(costNow, item({}))).toEqual({
      state,
      promised: { amount: 125_00, currency: 'NGN' },
      today: { amount: today, currency: 'NGN' },
      left: { amount: left, currency: 'NGN' },
    })
  })
})

test('typed items cost what was typed, and their margin helps to pay the rise of others', () => {
  const typed = item({ choiceId: null, product: null, cost: 10_00, markup: 30_00, fee: 0 })
  expect(judge(150_00, item({}), typed)).toMatchObject({ state: 'covered', left: { amount: 5_00 } })
  expect(judge(undefined, typed)).toMatchObject({ state: 'covered' })
})

test('today’s price differs from the promise by what the cost moved, and the remainder by its opposite', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount, amount, amount), { minLength: 1, maxLength: 6 }), (rows) => {
      const items = rows.map(([cost, markup, fee]) => item({ cost, markup, fee }))
      const now = new Map(items.map(({ id }, at) => [id, rows[at]?.[3]]))
      const { promised, today, left } = exposureOf(items, { currency: 'NGN', costNow: ({ id }) => now.get(id) })
      const moved = rows.reduce((total, [cost, , , later]) => total + later - cost, 0)
      const margin = rows.reduce((total, [, markup, fee]) => total + markup + fee, 0)
      expect(today.amount - promised.amount).toBe(moved)
      expect(left.amount).toBe(margin - moved)
    }),
  )
})

test('promises below cost come first, the largest loss before others, and the worst option stands for a quote', () => {
  const rows = [
    judge(100_00, item({})),
    judge(null, item({})),
    judge(130_00, item({})),
    judge(undefined, item({})),
    judge(140_00, item({})),
  ]
  const sorted = rows.toSorted(byExposure)
  expect(sorted.map(({ state, left }) => [state, left.amount])).toEqual([
    ['below-cost', -15_00],
    ['below-cost', -5_00],
    ['gone', 25_00],
    ['unchecked', 25_00],
    ['covered', 25_00],
  ])
  expect(worstOf(rows)).toBe(rows[4])
  expect(exposureStates[0]).toBe('below-cost')
})
