import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  '2026-11-05',
  '2026-11-05T23:30:00+01:00',
  '2026-11-05T00:00:00.000Z',
  '2026-11-05 14:00',
  '2026/11/05',
  '2026-11-5',
  '20261105',
  '05/11/2026',
  '5/11/2026',
  '05-11-2026',
  '05.11.2026',
  '05 Nov 2026',
  '5 November 2026',
  '5th November, 2026',
  '05-Nov-2026',
  'Nov 5, 2026',
  'November 5th 2026',
  'Thu, 05 Nov 2026 10:00:00 GMT',
  'Thu Nov 05 2026 00:00:00 GMT+0100 (West Africa Standard Time)',
  ' 05 nov 2026 ',
])('%s is 5 November 2026', (text) => {
  expect(readDay(text)).toBe('2026-11-05')
})

test('a number above 12 is the day', () => {
  expect(readDay('11/25/2026')).toBe('2026-11-25')
  expect(readDay('25/11/2026')).toBe('2026-11-25')
})

test('29 February exists only in leap years', () => {
  expect(readDay('29/02/2028')).toBe('2028-02-29')
  expect(readDay('29/02/2026')).toBeNull()
})

test.each([
  '2026-02-31',
  '31 Feb 2026',
  '2026-13-01',
  '2026-00-10',
  '32/01/2026',
  '13/13/2026',
  '5 Novvember 2026',
  '5 Foo 2026',
  'tomorrow',
  '5',
  '',
  '<b>2026-11-05</b>',
  '2026-11-05<script>',
])('%s is no day', (text) => {
  expect(readDay(text)).toBeNull()
})
