import { expect, test } from 'vitest'
import { numbersIn } from '#domain/number-style.ts'
import { english } from '#domain/numbers.ts'
import { readMarkup } from './read-markup.ts'

const percent = (typed: string, numbers = english) => readMarkup(typed, { kind: 'percent', currency: 'NGN', numbers })
const fixed = (typed: string) => readMarkup(typed, { kind: 'fixed', currency: 'NGN', numbers: english })

test('a percentage is read as hundredths of a percent', () => {
  expect(['7.5', ' 12.25 %', '100', '0.01'].map((typed) => percent(typed))).toEqual([750, 1_225, 10_000, 1])
})

test('a decimal comma is not a digit group: 7,5 is never 75 percent', () => {
  expect(percent('7,5')).toBe(0)
  expect(percent('7,5', numbersIn('de-DE'))).toBe(750)
})

test('what is no percentage is zero, which is refused', () => {
  expect(['', 'abc', '-5', '1.234', '1e2'].map((typed) => percent(typed))).toEqual([0, 0, 0, 0, 0])
})

test('an amount is read in minor units of the currency', () => {
  expect(['5,000', 'NGN 250.50', '0', '1.234'].map((typed) => fixed(typed))).toEqual([5_000_00, 250_50, 0, 0])
})
