import { expect, it } from 'vitest'
import { flightView } from './flight-view.ts'

it('takes filters and order along to the same search made again as they were written, and nothing else of the address', () => {
  const address = new URLSearchParams('search=x&trip=one-way&from=LOS&sort=fastest&stops=0&departs=0-morning&refundable=maybe')
  expect(flightView.written(address)).toBe('&sort=fastest&stops=0&departs=0-morning&refundable=maybe')
  expect(flightView.written(new URLSearchParams('search=x'))).toBe('')
})

it('leaves what cannot be read out of the address as soon as a filter or the order changes', () => {
  const search = '?search=x&stops=0&sort=longest&refundable=maybe'
  expect(flightView.withSort(search, 'fastest')).toBe('?search=x&stops=0&sort=fastest')
  expect(flightView.withFilters(search, { ...flightView.filters.none, stops: 1 })).toBe('?search=x&stops=1')
})
