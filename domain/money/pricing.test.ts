import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import { money, subtract, sum } from './money.ts'
import { priceWords } from './price-words.ts'
import { marginOf, netOf, priceWaterfall, whatMoved } from './pricing.ts'

const frozen = { rate: '1530.25', at: '2026-11-21T11:00:00.000Z', source: 'Central Bank' }
const price = (change: Partial<Parameters<typeof priceWaterfall>[0]> = {}) =>
  priceWaterfall({ net: money(500_00, 'USD'), currency: 'NGN', rate: frozen, markup: null, dealCode: null, ...change })

const net = fc.integer({ min: 1, max: 100_000_00 }).map((amount) => money(amount, 'USD'))
const rate = fc.integer({ min: 1_00, max: 3_000_00 }).map((n) => ({ ...frozen, rate: (n / 100).toFixed(2) }))
const rule = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 500_000_00 }) }),
)
const markup = fc.option(rule.map((r) => ({ ...r, name: 'Standard' })))
const dealCode = fc.option(rule.map((r) => ({ ...r, code: 'HARMATTAN' })))
const inputs = { net, rate, markup, dealCode, currency: fc.constant('NGN') }

describe('the price waterfall', () => {
  it('starts with the net price at the frozen rate, then markup, then the deal code, each line with its rule', () => {
    const waterfall = price({
      markup: { name: 'Standard', kind: 'percent', value: 500 },
      dealCode: { code: 'HARMATTAN', kind: 'percent', value: 100 },
    })
    expect(waterfall).toMatchObject({ rate: '1530.25', rateAt: frozen.at, rateSource: 'Central Bank', net: money(500_00, 'USD') })
    expect(waterfall.lines.map((line) => [line.kind, line.rule, line.amount.amount])).toEqual([
      ['net', null, 765_125_00],
      ['markup', 'Standard', 38_256_25],
      ['deal-code', 'HARMATTAN', -8_033_81],
    ])
    expect(waterfall.total).toEqual(money(795_347_44, 'NGN'))
  })

  it('converts nothing if the supplier sells in the same currency', () => {
    expect(price({ net: money(99_99, 'NGN'), rate: { ...frozen, rate: '1' } }).total).toEqual(money(99_99, 'NGN'))
  })

  it('adds a fixed markup in the selling currency', () => {
    expect(price({ markup: { name: 'Fixed', kind: 'fixed', value: 5_000_00 } }).total.amount).toBe(770_125_00)
  })

  it('always sums to its total', () => {
    fc.assert(
      fc.property(fc.record(inputs), (input) => {
        const waterfall = priceWaterfall(input)
        expect(waterfall.total).toEqual(
          sum(
            waterfall.lines.map((line) => line.amount),
            'NGN',
          ),
        )
      }),
    )
  })

  it('never sells below net, whatever the deal code', () => {
    fc.assert(
      fc.property(fc.record(inputs), (input) => {
        const waterfall = priceWaterfall(input)
        expect(waterfall.total.amount).toBeGreaterThanOrEqual(netOf(waterfall).amount)
        expect(marginOf(waterfall).amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never costs more with a deal code than without', () => {
    fc.assert(
      fc.property(fc.record(inputs), (input) => {
        expect(priceWaterfall(input).total.amount).toBeLessThanOrEqual(priceWaterfall({ ...input, dealCode: null }).total.amount)
      }),
    )
  })

  it('preserves the order of the suppliers’ prices', () => {
    fc.assert(
      fc.property(fc.record({ ...inputs, dealCode: fc.constant(null) }), fc.nat(1_000_00), (input, more) => {
        const dearer = priceWaterfall({ ...input, net: money(input.net.amount + more, 'USD') })
        expect(dearer.total.amount).toBeGreaterThanOrEqual(priceWaterfall(input).total.amount)
      }),
    )
  })
})

/** Goal R19: supplier and agency in currencies of 0, 2 and 3 decimals. */
describe('between currencies of 0, 2 and 3 decimals', () => {
  const codes = fc.constantFrom('JPY', 'NGN', 'KWD')

  it('every line is whole minor units, and net price and margin are the total', () => {
    fc.assert(
      fc.property(fc.record(inputs), codes, codes, (input, from, currency) => {
        const waterfall = priceWaterfall({ ...input, net: money(input.net.amount, from), currency })
        for (const { amount } of [...waterfall.lines, { amount: waterfall.total }]) {
          expect(Number.isSafeInteger(amount.amount)).toBe(true)
          expect(amount.currency).toBe(currency)
        }
        expect(sum([netOf(waterfall), marginOf(waterfall)], currency)).toEqual(waterfall.total)
        expect(marginOf(waterfall).amount).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: sizes.moneyCases, seed },
    )
  })

  it.each([
    ['JPY', 'NGN', '10.05', 12_345, 124_067_25],
    ['KWD', 'NGN', '4980.125', 1_001, 4_985_11],
    ['NGN', 'JPY', '0.0995', 124_067_25, 12_345],
    ['USD', 'KWD', '0.3075', 100_01, 30_753],
  ])('%s to %s at %s', (from, to, text, minor, converted) => {
    const net = money(minor, from)
    const waterfall = priceWaterfall({ net, currency: to, rate: { ...frozen, rate: text }, markup: null, dealCode: null })
    expect(waterfall.total).toEqual(money(converted, to))
  })
})

describe('why a price changed', () => {
  it('shows fare and rate separately', () => {
    const before = price()
    const after = price({ net: money(510_00, 'USD'), rate: { ...frozen, rate: '1540.00' } })
    expect(whatMoved(before, after, priceWords.flight)).toEqual([
      { cause: 'Airline fare and taxes', amount: money(15_302_50, 'NGN') },
      { cause: 'Exchange rate', amount: money(4_972_50, 'NGN') },
    ])
  })

  it('explains the whole difference, the largest cause first, and is empty if nothing changed', () => {
    fc.assert(
      fc.property(fc.record(inputs), fc.record(inputs), (one, other) => {
        const [before, after] = [priceWaterfall(one), priceWaterfall(other)]
        const moves = whatMoved(before, after, priceWords.flight)
        const explained = sum(
          moves.map((move) => move.amount),
          'NGN',
        )
        expect(explained).toEqual(subtract(after.total, before.total))
        const sizes = moves.map((move) => Math.abs(move.amount.amount))
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        expect(whatMoved(before, before, priceWords.flight)).toEqual([])
      }),
    )
  })
})
