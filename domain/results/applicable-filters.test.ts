import { expect, it } from 'vitest'
import { flightPlace } from '../flights/search-place.ts'
import { stayPlace } from '../stays/search-place.ts'
import { applicableFilters } from './applicable-filters.ts'

const flights = (before: string, after: string) =>
  applicableFilters({
    before: new URLSearchParams(`search=s&${before}`),
    after: new URLSearchParams(after),
    names: ['stops', 'airlines', 'refundable', 'maxTotal', 'sort'],
    ...flightPlace,
  })

it('filters and sort stay when only the dates or the travellers of a search change', () => {
  const view = 'stops=0&airlines=BA&refundable=true&maxTotal=500000&sort=fastest'
  expect(
    flights(`trip=one-way&from=LOS&to=LON&depart=2026-12-10&${view}`, 'trip=one-way&from=LOS&to=LON&depart=2026-12-12&adults=2'),
  ).toBe(`&${view}`)
})

it('with other places, filters on airlines, airports, times and prices are removed', () => {
  expect(flights('from=LOS&to=LON&stops=0&airlines=BA&refundable=true&maxTotal=500000&sort=fastest', 'from=LOS&to=DXB')).toBe(
    '&stops=0&refundable=true&sort=fastest',
  )
})

it('a stay in another place keeps filters on stars and meals, and loses those on districts, landmarks and prices', () => {
  const before = new URLSearchParams('place=Accra&at=5.5,-0.2&rating=4,5&zone=Osu&landmark=x&maxPrice=9&board=BB&map=1')
  const after = new URLSearchParams('place=Lagos&at=6.4,3.4')
  const names = ['rating', 'zone', 'landmark', 'maxPrice', 'board']
  expect(applicableFilters({ before, after, names, ...stayPlace })).toBe('&rating=4%2C5&board=BB')
})
