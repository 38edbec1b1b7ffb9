import { expect, test } from 'vitest'
import { loyaltyWords } from './loyalty-words.ts'

test('airlines whose programmes are accepted are named, never given as codes, in alphabetical order', () => {
  expect(loyaltyWords(['QR', 'BA'])).toBe('British Airways, Qatar Airways')
})

test('an airline that no table names keeps its code', () => {
  expect(loyaltyWords(['00'])).toBe('00')
})

test('nothing is said where none is accepted', () => {
  expect(loyaltyWords([])).toBe('')
})
