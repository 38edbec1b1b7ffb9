import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from '../money/money.ts'
import { priceWords } from '../money/price-words.ts'
import { asQuoted, priceWaterfall, repriced } from '../money/pricing.ts'
import { checkPrice } from './price-check.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })
const rate = fc.integer({ min: 1_000, max: 9_999 }).map((n) => `${n / 10}`)

const price = (net: number, at: string) =>
  priceWaterfall({
    net: money(net, 'USD'),
    currency: 'NGN',
    rate: { rate: at, at: '2026-11-27T10:00:00Z', source: 'test' },
    markup: { name: 'Standard', kind: 'percent', value: 800 },
    dealCode: null,
  })

test('why the price of an item moved sums to the difference, and markup and fee stay as they were quoted', () => {
  fc.assert(
    fc.property(amount, amount, rate, rate, amount, amount, (net, later, before, after, markup, fee) => {
      const [stored, now] = [price(net, before), price(later, after)]
      const item = { cost: stored.lines[0]?.amount.amount ?? 0, markup, fee }
      const check = checkPrice(item, { stored, now, words: priceWords.flight })
      const moved = sum(
        check.moved.map((move) => move.amount),
        'NGN',
      )
      expect(check.before.amount).toBe(item.cost + markup + fee)
      expect(check.after.amount).toBe((now.lines[0]?.amount.amount ?? 0) + markup + fee)
      expect(check.after.amount - check.before.amount).toBe(moved.amount)
    }),
  )
})

test('the checkout of a quoted item has the supplier’s part and the quoted margin', () => {
  const quoted = asQuoted(price(100_00, '1500'), money(25_000_00, 'NGN'), 'Q-1001')
  expect(quoted.lines.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['net', null],
    ['markup', 'Quote Q-1001'],
  ])
  expect(quoted.total).toEqual(money(150_000_00 + 25_000_00, 'NGN'))
})

test('a later price of a quoted item has the quoted margin, and of any other item the agency’s rule', () => {
  const [before, now] = [price(100_00, '1500'), price(110_00, '1500')]
  const quoted = asQuoted(before, money(25_000_00, 'NGN'), 'Q-1001')
  expect(repriced(quoted, now).total).toEqual(money(165_000_00 + 25_000_00, 'NGN'))
  expect(repriced(repriced(quoted, now), before)).toEqual(quoted)
  expect(repriced(before, now)).toEqual(now)
})
