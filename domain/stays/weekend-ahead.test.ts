import { expect, it } from 'vitest'
import { weekendAhead } from './weekend-ahead.ts'

it('is a Friday to a Sunday, four to five weeks ahead', () => {
  // 22 Nov 2026 is a Sunday, 27 Nov a Friday, 28 Nov a Saturday.
  expect(weekendAhead('2026-11-22')).toEqual({ checkIn: '2026-12-25', checkOut: '2026-12-27' })
  expect(weekendAhead('2026-11-27')).toEqual({ checkIn: '2026-12-25', checkOut: '2026-12-27' })
  expect(weekendAhead('2026-11-28')).toEqual({ checkIn: '2027-01-01', checkOut: '2027-01-03' })
})
