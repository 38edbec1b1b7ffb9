import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('amounts are read as people in Lagos type them', () => {
  expect(readAmount('250,000', 'NGN')).toEqual({ amount: 250_000_00, currency: 'NGN' })
  expect(readAmount(' NGN 1 000 000.50 ', 'NGN')).toEqual({ amount: 1_000_000_50, currency: 'NGN' })
  expect(readAmount('1000', 'NGN')).toEqual({ amount: 1_000_00, currency: 'NGN' })
})

test('what is no positive amount of the currency is nothing', () => {
  for (const typed of ['', 'abc', '0', '-500', '12.345', 'USD 500', '1e9']) expect(readAmount(typed, 'NGN')).toBeNull()
})

test('an amount beyond exact integers is nothing, not a wrong figure', () => {
  expect(readAmount('999999999999999', 'NGN')).toBeNull()
})
