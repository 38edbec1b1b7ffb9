import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, money, subtract } from '../money/money.ts'
import { marginOf } from '../money/pricing.ts'
import { chargeFor, refundAt, type StayPricing, toPricedRate } from './pricing.ts'
import type { SupplierStayRate } from './rate.ts'
import { rate as rateWith } from './rooms/rate.fixture.ts'

const usd = (amount: number) => money(amount, 'USD')
const FREE = '2026-12-10T12:00:00.000Z'
const PARTLY = '2026-12-14T12:00:00.000Z'
const pricing: StayPricing = {
  currency: 'NGN',
  rate: { rate: '1500', at: '2026-11-21T11:00:00Z', source: 'Central Bank' },
  markup: { name: 'Stays', kind: 'percent', value: 800 },
  dealCode: null,
}
const sold = (given: Partial<SupplierStayRate>): SupplierStayRate => ({
  ...rateWith().rate,
  net: usd(40_000),
  payNow: usd(40_000),
  payWhen: 'now',
  cancellation: [
    { until: FREE, penalty: usd(0) },
    { until: PARTLY, penalty: usd(10_000) },
  ],
  ...given,
})
const view = { now: new Date('2026-11-21T11:00:00Z'), nights: 4, rooms: 1, localRate: null, source: null, ways: [] }

describe('the amount charged at booking', () => {
  it('is the whole price with the agency’s markup', () => {
    expect(chargeFor(sold({}), pricing).total).toEqual(money(64_800_000, 'NGN'))
  })

  it('is the deposit, with the whole margin of the agency', () => {
    const charge = chargeFor(sold({ payWhen: 'deposit', payNow: usd(12_000) }), pricing)
    expect(charge.total).toEqual(money(18_000_000 + 4_800_000, 'NGN'))
    expect(marginOf(charge)).toEqual(money(4_800_000, 'NGN'))
  })

  it('is zero if the guests pay the property, and nothing is added', () => {
    const charge = chargeFor(sold({ payWhen: 'property', payNow: usd(0) }), pricing)
    expect(charge.total).toEqual(money(0, 'NGN'))
    const shown = toPricedRate(sold({ payWhen: 'property', payNow: usd(0) }), charge, view)
    expect(shown).toMatchObject({
      total: money(60_000_000, 'NGN'),
      payNow: money(0, 'NGN'),
      payAtProperty: money(60_000_000, 'NGN'),
    })
  })

  it('and the amount paid at the property are together the shown price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), fc.nat(10_000), (net, share) => {
        const payNow = usd(Math.floor((net * share) / 10_000))
        const given = sold({ net: usd(net), payNow, payWhen: 'deposit', cancellation: [] })
        const shown = toPricedRate(given, chargeFor(given, pricing), view)
        expect(add(shown.payNow, shown.payAtProperty)).toEqual(shown.total)
      }),
    )
  })
})

describe('the refund of a cancellation', () => {
  const charge = chargeFor(sold({}), pricing)
  const on = (day: string) => refundAt(sold({}), charge, new Date(day))

  it('is the whole charge while cancelling is free, a part later, and zero after the last step', () => {
    expect(on('2026-12-01T00:00:00Z')).toMatchObject({ refund: charge.total, penalty: money(0, 'NGN'), until: FREE })
    expect(on('2026-12-11T00:00:00Z')).toMatchObject({
      refund: money(48_600_000, 'NGN'),
      penalty: money(16_200_000, 'NGN'),
      until: PARTLY,
    })
    expect(on('2026-12-15T00:00:00Z')).toMatchObject({ refund: money(0, 'NGN'), penalty: charge.total, until: null })
  })

  it('and the retained amount are together the charge, and the supplier never returns more than it was paid', () => {
    const cases = fc.record({
      net: fc.integer({ min: 1, max: 90_000_000 }),
      paid: fc.nat(10_000),
      basisPoints: fc.nat(10_000),
      markup: fc.nat(5_000),
    })
    fc.assert(
      fc.property(cases, ({ net, paid, basisPoints, markup }) => {
        const payNow = usd(Math.floor((net * paid) / 10_000))
        const given = sold({
          net: usd(net),
          payNow,
          payWhen: 'deposit',
          cancellation: [{ until: FREE, penalty: usd(Math.floor((net * basisPoints) / 10_000)) }],
        })
        const charged = chargeFor(given, { ...pricing, markup: { name: 'Stays', kind: 'percent', value: markup } })
        const { refund, penalty, supplierRefund } = refundAt(given, charged, view.now)
        expect(add(refund, penalty)).toEqual(charged.total)
        expect(refund.amount >= 0 && penalty.amount >= 0).toBe(true)
        expect(supplierRefund.amount >= 0 && supplierRefund.amount <= payNow.amount).toBe(true)
        expect(subtract(charged.total, refund).amount).toBe(penalty.amount)
      }),
    )
  })
})
