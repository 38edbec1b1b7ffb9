import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { checkSearch } from '#server/modules/flights/search/check-search.ts'

/** Goal R19: the current day is determined at the airport of departure, to the minute, across clock changes, leap days and the date line. */

const refusal = (from: string, depart: string, now: string): string | null => {
  const search = FlightSearch.parse({
    trip: 'one-way',
    from,
    to: from === 'DXB' ? 'LOS' : 'DXB',
    depart,
    return: null,
    adults: 1,
    children: [],
    infants: 0,
    cabin: 'economy',
  })
  try {
    checkSearch(search, new Date(now))
    return null
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

const past = 'flight.departure-in-past'

test.each([
  ['Lagos, an hour ahead', 'LOS', '2026-11-21', '2026-11-21T22:59:59Z', '2026-11-21T23:00:00Z'],
  ['London in winter', 'LON', '2026-11-21', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
  ['London in summer', 'LON', '2026-06-30', '2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'],
  ['London on the day of 23 hours', 'LON', '2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
  ['London on the day of 25 hours', 'LON', '2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
  ['New York on the day of 23 hours', 'NYC', '2026-03-08', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
  ['New York on the day of 25 hours', 'NYC', '2026-11-01', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
  ['Auckland, thirteen hours ahead', 'AKL', '2026-11-21', '2026-11-21T10:59:59Z', '2026-11-21T11:00:00Z'],
  ['Honolulu, ten hours behind', 'HNL', '2026-11-21', '2026-11-22T09:59:59Z', '2026-11-22T10:00:00Z'],
  ['Kathmandu, with an offset of a quarter hour', 'KTM', '2026-11-21', '2026-11-21T18:14:59Z', '2026-11-21T18:15:00Z'],
  ['Lagos on a leap day', 'LOS', '2028-02-29', '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'],
  ['Lagos at the turn of the year', 'LOS', '2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
])('a day in %s ends at local midnight', (_where, from, day, lastSecond, midnight) => {
  expect(refusal(from, day, lastSecond)).toBeNull()
  expect(refusal(from, day, midnight)).toBe(past)
})

test('29 February of a common year is not a date', () => {
  expect(() => refusal('LOS', '2027-02-29', '2027-01-01T00:00:00Z')).toThrow()
  expect(refusal('LOS', '2028-02-29', '2028-01-01T00:00:00Z')).toBeNull()
})
