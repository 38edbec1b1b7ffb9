import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sum } from './money.ts'
import { gatewaySurcharge } from './payment-fees.ts'
import { shareFee } from './share-fee.ts'

const prices = fc
  .array(fc.integer({ min: 1, max: 500_000_000_00 }), { minLength: 1, maxLength: 10 })
  .chain((amounts) => fc.constantFrom('NGN', 'KES', 'USD').map((currency) => amounts.map((amount) => money(amount, currency))))

test('the shares of a fee are not negative, sum to the fee, and a larger price has no smaller share by more than a minor unit', () => {
  fc.assert(
    fc.property(prices, (list) => {
      const [first] = list
      if (!first) return
      const fee = gatewaySurcharge(sum(list, first.currency))
      const shares = shareFee(fee, list)
      expect(sum(shares, first.currency)).toEqual(fee)
      for (const [at, share] of shares.entries()) {
        expect(share.amount).toBeGreaterThanOrEqual(0)
        for (const [other, { amount }] of list.entries())
          if (amount <= (list[at]?.amount ?? 0)) expect(share.amount).toBeGreaterThanOrEqual((shares[other]?.amount ?? 0) - 1)
      }
    }),
  )
})

test('the fee of NGN 2,000 for three prices', () => {
  const list = [money(600_000_00, 'NGN'), money(300_000_00, 'NGN'), money(100_000_00, 'NGN')]
  expect(shareFee(money(2_000_00, 'NGN'), list).map(({ amount }) => amount)).toEqual([1_200_00, 600_00, 200_00])
})
