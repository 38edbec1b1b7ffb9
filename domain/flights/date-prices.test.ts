import { describe, expect, it } from 'vitest'
import { daysKey, inAskingOrder, lowestOf, searchOn, spanDays } from './date-prices.ts'
import { FlightSearch } from './search.ts'

const there = FlightSearch.parse({
  trip: 'one-way',
  from: 'LOS',
  to: 'LON',
  depart: '2026-12-10',
  return: null,
  adults: 1,
  children: [],
  infants: 0,
  cabin: 'economy',
})
const andBack = FlightSearch.parse({ ...there, trip: 'round-trip', return: '2026-12-12' })
const threeCities = FlightSearch.parse({ ...there, trip: 'multi-city', more: [{ from: 'LON', to: 'LOS', depart: '2026-12-14' }] })

const keys = (search: FlightSearch, span: 'strip' | 'grid') => spanDays(search, span).map(daysKey)

describe('the days around a search', () => {
  it('are three days before and after', () => {
    expect(keys(there, 'strip')).toEqual([
      '2026-12-07|',
      '2026-12-08|',
      '2026-12-09|',
      '2026-12-10|',
      '2026-12-11|',
      '2026-12-12|',
      '2026-12-13|',
    ])
  })

  it('keep the length of the stay in the strip', () => {
    expect(keys(andBack, 'strip').slice(0, 2)).toEqual(['2026-12-07|2026-12-09', '2026-12-08|2026-12-10'])
  })

  it('are seven departures by seven returns in the grid, and one-way the strip', () => {
    const grid = keys(andBack, 'grid')
    expect(new Set(grid).size).toBe(49)
    expect(grid[0]).toBe('2026-12-07|2026-12-09')
    expect(grid.at(-1)).toBe('2026-12-13|2026-12-15')
    expect(keys(there, 'grid')).toEqual(keys(there, 'strip'))
  })

  it('are empty for a multi-city trip', () => {
    expect(keys(threeCities, 'strip')).toEqual([])
  })

  it('continue to the last bookable day in a calendar', () => {
    const departures = spanDays(andBack, 'departures')
    expect(departures[1]).toEqual({ depart: '2026-12-11', return: '2026-12-13' })
    expect(departures).toHaveLength(360)
    expect(spanDays(andBack, 'returns')[2]).toEqual({ depart: '2026-12-10', return: '2026-12-12' })
  })

  it('are requested in order of distance, the searched days last', () => {
    const order = inAskingOrder(there, spanDays(there, 'strip')).map(({ depart }) => depart.slice(8))
    expect(order).toEqual(['09', '11', '08', '12', '07', '13', '10'])
  })

  it('are requested in the strip before the rest of the grid', () => {
    const order = inAskingOrder(andBack, spanDays(andBack, 'grid')).map(daysKey)
    expect(order.slice(0, 6).toSorted()).toEqual(
      keys(andBack, 'strip').filter((key) => key !== daysKey({ depart: '2026-12-10', return: '2026-12-12' })),
    )
    expect(order[6]).toBe('2026-12-10|2026-12-11')
    expect(order.at(-1)).toBe('2026-12-10|2026-12-12')
  })
})

describe('the search on other days', () => {
  const on = (depart: string, back: string | null, today = '2026-11-21') => searchOn(andBack, { depart, return: back }, today)

  it('is the same except for its days', () => {
    expect(on('2026-12-11', '2026-12-14')).toEqual({ ...andBack, depart: '2026-12-11', return: '2026-12-14' })
  })

  it('is null for days that have passed, are beyond 359 days, or return before the departure', () => {
    expect(on('2026-12-09', '2026-12-12', '2026-12-10')).toBeNull()
    expect(on('2027-11-14', '2027-11-15')).not.toBeNull()
    expect(on('2027-11-14', '2027-11-16')).toBeNull()
    expect(on('2026-12-13', '2026-12-12')).toBeNull()
  })
})

it('the lowest price is the first of the lowest known prices', () => {
  const price = (id: string, amount: number | null) => ({ id, total: amount === null ? null : { amount, currency: 'NGN' } })
  expect(lowestOf([price('a', null), price('b', 300), price('c', 200), price('d', 200)])?.id).toBe('c')
  expect(lowestOf([price('a', null)])).toBeNull()
})
