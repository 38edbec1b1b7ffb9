import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { splitByWeight } from './split.ts'

test('three equal shares of 100.00: the remainder is of the first', () => {
  expect(splitByWeight(money(100_00, 'NGN'), [1, 1, 1]).map(({ amount }) => amount)).toEqual([33_34, 33_33, 33_33])
})

test('the shares sum to the price exactly, none is negative, and the others are as large as their weight', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000_000 }), weights, (amount, of) => {
      const parts = splitByWeight(money(amount, 'KES'), of).map((part) => part.amount)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(parts.every((part) => part >= 0)).toBe(true)
      const all = of.reduce((sum, weight) => sum + weight, 0)
      for (const [at, part] of parts.entries()) if (at > 0) expect(part).toBe(Math.floor((amount * (of[at] ?? 0)) / all))
    }),
  )
})
