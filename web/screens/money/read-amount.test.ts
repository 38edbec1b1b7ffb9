import { expect, test } from 'vitest'
import { numbersIn } from '#domain/number-style.ts'
import { english } from '#domain/numbers.ts'
import { readAmount as readTyped } from './read-amount.ts'

const readAmount = (typed: string, currency: string) => readTyped(typed, currency, english)

test('amounts are read as people in Lagos type them', () => {
  expect(readAmount('250,000', 'NGN')).toEqual({ amount: 250_000_00, currency: 'NGN' })
  expect(readAmount(' NGN 1 000 000.50 ', 'NGN')).toEqual({ amount: 1_000_000_50, currency: 'NGN' })
  expect(readAmount('1000', 'NGN')).toEqual({ amount: 1_000_00, currency: 'NGN' })
})

test('a text that is not a positive amount of the currency is null', () => {
  for (const typed of ['', 'abc', '0', '-500', '12.345', 'USD 500', '1e9']) expect(readAmount(typed, 'NGN')).toBeNull()
})

test('an amount beyond exact integers is null, not a wrong figure', () => {
  expect(readAmount('999999999999999', 'NGN')).toBeNull()
})

test('a separator of another country is never read as this one’s', () => {
  const germany = numbersIn('de-DE')
  expect(readTyped('1.000', 'EUR', germany)).toEqual({ amount: 1_000_00, currency: 'EUR' })
  expect(readTyped('1.000,50', 'EUR', germany)).toEqual({ amount: 1_000_50, currency: 'EUR' })
  expect([readAmount('1.000', 'NGN'), readTyped('1,000', 'EUR', germany), readTyped('1.000', 'XOF', numbersIn('fr-CI'))]).toEqual(
    [null, null, null],
  )
})
