import { expect, test } from 'vitest'
import { isMonth, lastDayOf, monthAfter, monthName, weeksOf } from './months.ts'

test('months follow each other over the end of a year', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-11', 14)]).toEqual(['2027-01', '2025-12', '2028-01'])
  expect([lastDayOf('2026-12'), lastDayOf('2028-02'), monthName('2026-03')]).toEqual(['2026-12-31', '2028-02-29', 'March 2026'])
  expect(['2026-13', '2026-00', '26-01', '2026-1'].map(isMonth)).toEqual([false, false, false, false])
})

test('the weeks of a month begin on Monday and have all of its days', () => {
  // 1 December 2026 is a Tuesday.
  const weeks = weeksOf('2026-12')
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
