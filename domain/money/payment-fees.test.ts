import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, zero } from './money.ts'
import { cheapestFee, gatewaySurcharge } from './payment-fees.ts'

/** Paystack, local cards: 1.5 % plus NGN 100, without the NGN 100 under NGN 2,500, at most NGN 2,000. In kobo. */
const paystackKeeps = (charged: number) =>
  Math.min(Math.round((charged * 15) / 1000) + (charged < 2_500_00 ? 0 : 100_00), 2_000_00)

const surcharge = (price: number) => gatewaySurcharge(money(price, 'NGN')).amount

describe('the surcharge of a card', () => {
  it.each([
    [1_000_00, 15_23],
    [2_462_50, 139_02],
    [100_000_00, 1_624_37],
    [1_284_500_00, 2_000_00],
  ])('on %i kobo is %i', (price, fee) => {
    expect(surcharge(price)).toBe(fee)
  })

  it('leaves exactly the price after Paystack’s fee', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (price) => {
        const charged = price + surcharge(price)
        expect(charged - paystackKeeps(charged)).toBe(price)
      }),
      { numRuns: 5000 },
    )
  })

  it('leaves exactly the price around the waiver and the cap', () => {
    const around = (edge: number) => Array.from({ length: 4001 }, (_, n) => edge - 2000 + n)
    for (const price of [...around(2_462_50), ...around(2_500_00), ...around(124_666_66)]) {
      const charged = price + surcharge(price)
      expect(charged - paystackKeeps(charged)).toBe(price)
    }
  })

  it('never decreases with the price, and is at most NGN 2,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), fc.nat(1_000_000), (price, more) => {
        expect(surcharge(price + more)).toBeGreaterThanOrEqual(surcharge(price))
        expect(surcharge(price)).toBeLessThanOrEqual(2_000_00)
      }),
    )
  })
})

/** As published: in parts of a hundred thousand, plus the flat part. South Africa's 2.9 % + ZAR 1.00 with its VAT of 15 %. */
const published = [
  ['GHS', 1950, 0],
  ['KES', 2900, 0],
  ['ZAR', 3335, 1_15],
  ['USD', 3900, 0],
] as const

describe('the surcharge in other currencies', () => {
  it.each(published)('in %s leaves exactly the price, for any amount', (currency, rate, flat) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (price) => {
        const charged = price + gatewaySurcharge(money(price, currency)).amount
        expect(charged - Math.round((charged * rate) / 100_000) - flat).toBe(price)
      }),
      { numRuns: 2000 },
    )
  })

  it('is none if the gateway has published no fee: the fee of another country is never charged', () => {
    const others = fc
      .stringMatching(/^[A-Z]{3}$/)
      .filter((code) => code !== 'NGN' && published.every(([known]) => known !== code))
    fc.assert(
      fc.property(others, fc.integer({ min: 0, max: 10_000_000_00 }), (currency, amount) => {
        expect(gatewaySurcharge(money(amount, currency))).toEqual(zero(currency))
        expect(cheapestFee(money(amount, currency), ['card'])).toEqual(zero(currency))
      }),
    )
  })
})
