import { expect, test } from 'vitest'
import { FlightSearch } from '../../flights/search.ts'
import { flightSearchOn } from './flight-on-day.ts'

const search = FlightSearch.parse({
  trip: 'round-trip',
  from: 'LOS',
  to: 'ACC',
  cabin: 'economy',
  adults: 2,
  children: [],
  infants: 0,
  depart: '2027-02-26',
  return: '2027-03-02',
})

test('both ways are moved by the same days, over the end of a month', () => {
  expect(flightSearchOn(search, { days: 7, adults: 2, children: [] })).toMatchObject({
    depart: '2027-03-05',
    return: '2027-03-09',
  })
  expect(flightSearchOn(search, { days: -26, adults: 2, children: [] })).toMatchObject({ depart: '2027-01-31' })
})

test('a child of twelve flies as an adult, and one under two on a lap', () => {
  const moved = flightSearchOn(search, { days: 0, adults: 1, children: [1, 2, 11, 12] })
  expect(moved).toMatchObject({ adults: 2, children: [2, 11], infants: 1 })
})
