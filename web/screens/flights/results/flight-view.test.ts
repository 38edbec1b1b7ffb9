import { expect, it } from 'vitest'
import { flightView } from './flight-view.ts'

it('keeps filters and sort unchanged for the repeated search, and no other parameters', () => {
  const address = new URLSearchParams('search=x&trip=one-way&from=LOS&sort=fastest&stops=0&departs=0-morning&refundable=maybe')
  expect(flightView.written(address)).toBe('&sort=fastest&stops=0&departs=0-morning&refundable=maybe')
  expect(flightView.written(new URLSearchParams('search=x'))).toBe('')
})

it('removes invalid values from the address as soon as a filter or the sort changes', () => {
  const search = '?search=x&stops=0&sort=longest&refundable=maybe'
  expect(flightView.withSort(search, 'fastest')).toBe('?search=x&stops=0&sort=fastest')
  expect(flightView.withFilters(search, { ...flightView.filters.none, stops: 1 })).toBe('?search=x&stops=1')
})
