import { expect, test } from 'vitest'
import { englishStyle, numbersOf } from '#domain/numbers.ts'
import { amountTyping } from './amount-field.tsx'
import { numberTyping } from './number-field.tsx'
import { storedOf, textOfStored } from './use-typed.ts'

const numbers = numbersOf(englishStyle)

test('a text that is no amount is stored as it is, never as the amount before it', () => {
  const naira = amountTyping('NGN', numbers)
  expect(['45,000', '45000.5', '-1', '1.234', 'free', ''].map((text) => storedOf(naira, text))).toEqual([
    4_500_000,
    4_500_050,
    '-1',
    '1.234',
    'free',
    '',
  ])
  expect(storedOf(amountTyping('JPY', numbers), '10.5')).toBe('10.5')
  expect([4_500_000, 'free', null].map((value) => textOfStored(naira, value))).toEqual(['45,000.00', 'free', ''])
})

test('a text that is no number, or none of the limits, is stored as it is; an empty optional one is null', () => {
  const seats = numberTyping({ least: 1, most: 100, isOptional: true }, numbers)
  expect(['14', '', '0', '101', '2.5', 'many'].map((text) => storedOf(seats, text))).toEqual([
    14,
    null,
    '0',
    '101',
    '2.5',
    'many',
  ])
  expect(storedOf(numberTyping({ least: 1 }, numbers), '')).toBe('')
})

test('hours of stored minutes read back what they show, also where they are no round number', () => {
  const hours = numberTyping({ factor: 60 }, numbers)
  for (const minutes of [1, 45, 100, 150, 1_440, 2_887]) expect(storedOf(hours, textOfStored(hours, minutes))).toBe(minutes)
})
