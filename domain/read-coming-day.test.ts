import { expect, it } from 'vitest'
import { isDayTyped, readComingDay } from './read-coming-day.ts'

const today = '2026-11-24'

it.each([
  ['24 Dec', '2026-12-24'],
  ['Thu 24 Dec', '2026-12-24'],
  ['24DEC', '2026-12-24'],
  ['24DEC27', '2027-12-24'],
  ['Dec 24', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['24.12.27', '2027-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  // Today is in the future; yesterday is next year's.
  ['24 Nov', '2026-11-24'],
  ['23 November', '2027-11-23'],
  ['29 Feb', '2028-02-29'],
])('the day of travel “%s” is read as %s', (text, day) => {
  expect(readComingDay(text, today)).toBe(day)
})

it.each(['', 'soon', '31 Feb', '12', 'de 24', '24 D', '99/99'])('“%s” is no day of travel', (text) => {
  expect(readComingDay(text, today)).toBeNull()
  expect(isDayTyped(text)).toBe(false)
})
