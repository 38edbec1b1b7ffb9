import { expect, test } from 'vitest'
import { dialingCodes, passportCountries, phoneFields, toE164 } from './phone-number.ts'

test.each([
  '08031234567',
  '0803 123 4567',
  '8031234567',
  '+234 803 123 4567',
  '00234 803-123-4567',
  '234 803 123 4567',
  '(0803) 1234567',
])('%s is the Nigerian number +2348031234567', (typed) => expect(toE164(typed, 'NG')).toBe('+2348031234567'))

test('a country code in the number wins over the chosen country', () =>
  expect(toE164('+44 20 7946 0958', 'NG')).toBe('+442079460958'))

test('a national number belongs to the chosen country', () => expect(toE164('020 7946 0958', 'GB')).toBe('+442079460958'))

test('an invalid number is unchanged, so that the form can show it', () => expect(toE164(' 0803 ', 'NG')).toBe('0803'))

test('a national number of an unknown country is unchanged', () => expect(toE164('08031234567', 'ZZ')).toBe('08031234567'))

test('a stored number fills country and national number', () =>
  expect(phoneFields('+2348031234567')).toEqual({ country: 'NG', number: '0803 123 4567' }))

test('Nigeria is offered with its code, and every passport country has two letters', () => {
  expect(dialingCodes).toContainEqual({ country: 'NG', label: 'Nigeria (+234)' })
  expect(passportCountries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
})
