import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, convert, money, subtract, sum } from './money.ts'
import { priceWords } from './price-words.ts'
import { exchangeDifference, marginOf, netOf, priceWaterfall, supplierPrice, whatMoved, withExtras } from './pricing.ts'

const usd = (amount: number) => money(amount, 'USD')
const ngn = (amount: number) => money(amount, 'NGN')
const rate = { rate: '1530.25', at: '2026-11-21T08:00:00Z', source: 'frankfurter' }
const markup = { name: 'Standard flight markup', kind: 'percent', value: 500 } as const
const fare = (net: number, tax: number | null, more: object = {}) =>
  priceWaterfall({
    net: usd(net),
    tax: tax === null ? null : usd(tax),
    currency: 'NGN',
    rate,
    markup,
    dealCode: null,
    ...more,
  })
const seat = { label: 'Seat 12A', price: usd(22_00) }
const bag = { label: 'Checked bag, 23 kg', price: usd(42_50) }

describe('seats and bags in a price', () => {
  it('are lines after the fare, sold at cost at the frozen rate', () => {
    const price = withExtras(fare(500_00, 120_00), [seat, bag])
    expect(price.lines.map((line) => [line.kind, line.label, line.amount.amount])).toEqual([
      ['net', 'Supplier net', 765_125_00],
      ['ancillary', 'Seat 12A', 33_665_50],
      ['ancillary', 'Checked bag, 23 kg', 65_035_63],
      ['markup', 'Markup', 38_256_25],
    ])
    expect(price.total).toEqual(ngn(902_082_38))
    expect(supplierPrice(price)).toEqual(usd(564_50))
  })

  it('are removed if none is chosen any more', () => {
    const bare = fare(500_00, null)
    expect(withExtras(withExtras(bare, [seat]), [])).toEqual(bare)
  })

  it('never change the agency’s margin', () => {
    const extras = fc.array(fc.integer({ min: 0, max: 500_00 }).map((amount) => ({ label: 'Seat', price: usd(amount) })))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_00 }), extras, (net, chosen) => {
        const bare = fare(net, null)
        const price = withExtras(bare, chosen)
        expect(marginOf(price)).toEqual(marginOf(bare))
        expect(add(netOf(price), marginOf(price))).toEqual(price.total)
        const cost = sum(
          chosen.map((extra) => extra.price),
          'USD',
        )
        expect(subtract(supplierPrice(price), usd(net))).toEqual(cost)
      }),
    )
  })
})

describe('why a price changed', () => {
  it('shows fare and taxes separately if the airline states its taxes', () => {
    expect(whatMoved(fare(500_00, 120_00, { markup: null }), fare(530_00, 130_00, { markup: null }), priceWords.flight)).toEqual([
      { cause: 'Airline fare', amount: ngn(30_605_00) },
      { cause: 'Airline taxes', amount: ngn(15_302_50) },
    ])
  })

  it('names seats and bags, and sums up', () => {
    const before = fare(500_00, 120_00)
    const after = withExtras(fare(510_00, 120_00), [bag])
    const moves = whatMoved(before, after, priceWords.flight)
    expect(moves.map((move) => move.cause)).toEqual(['Seats and bags', 'Airline fare', 'Markup'])
    const explained = sum(
      moves.map((move) => move.amount),
      'NGN',
    )
    expect(explained).toEqual(subtract(after.total, before.total))
  })
})

describe('the exchange difference', () => {
  it('is the change in value of fare and extras at the current rate', () => {
    const price = withExtras(fare(500_00, null), [seat])
    // USD 522.00, at 1,530.25 and then at 1,545.50 or 1,500.
    expect(exchangeDifference(price, '1545.50')).toEqual(ngn(7_960_50))
    expect(exchangeDifference(price, '1500')).toEqual(ngn(-15_790_50))
  })

  it('is zero at the same rate, however it is written, whatever the rounding of lines', () => {
    const price = withExtras(fare(500_01, null), [bag, bag, seat])
    expect(exchangeDifference(price, '1530.25')).toEqual(ngn(0))
    expect(exchangeDifference(price, '1530.250')).toEqual(ngn(0))
  })

  it('is zero if supplier and agency sell in one currency', () => {
    const price = priceWaterfall({ net: ngn(99_99), currency: 'NGN', rate: { ...rate, rate: '1' }, markup, dealCode: null })
    expect(exchangeDifference(price, '1')).toEqual(ngn(0))
  })

  it('corrects the debt to the supplier to its value, to half a kobo per line', () => {
    const amounts = fc.integer({ min: 1, max: 900_000_00 })
    const rates = fc.integer({ min: 1, max: 900_000_00 }).map((n) => (n / 100).toFixed(2))
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 6 }), rates, rates, (net, extras, before, after) => {
        const price = withExtras(
          fare(net, null, { rate: { ...rate, rate: before } }),
          extras.map((amount) => ({ label: 'Seat', price: usd(amount) })),
        )
        const difference = exchangeDifference(price, after)
        const owed = add(netOf(price), difference).amount
        const worth = convert(supplierPrice(price), 'NGN', after).amount
        expect(Number.isSafeInteger(difference.amount)).toBe(true)
        expect(Math.abs(owed - worth) * 2).toBeLessThanOrEqual(extras.length + 2)
      }),
    )
  })
})
