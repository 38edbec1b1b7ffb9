import { expect, it } from 'vitest'
import type { Place } from '#contract/places.ts'
import type { SearchDraft } from '../search/search-draft.ts'
import { daysWords, routeWords } from './route-words.ts'

const place = (code: string, city: string): Place => ({
  code,
  kind: 'airport',
  name: city,
  city,
  country: 'NG',
  countryName: 'Nigeria',
  airports: [code],
})
const [lagos, london, dubai, accra] = [
  place('LOS', 'Lagos'),
  place('LON', 'London'),
  place('DXB', 'Dubai'),
  place('ACC', 'Accra'),
]
const draft: SearchDraft = {
  trip: 'round-trip',
  from: lagos,
  to: london,
  depart: '2026-12-10',
  return: '2026-12-24',
  more: [],
  adults: 1,
  children: [],
  infants: 0,
  cabin: 'economy',
  directOnly: false,
  flexibleDates: false,
  dealCode: '',
  corporateCode: '',
}

it('names each city once, and both ends of a gap', () => {
  expect(routeWords(draft)).toBe('Lagos to London')
  const more = [
    { from: london, to: dubai, depart: '2026-12-15' },
    { from: accra, to: lagos, depart: '2026-12-20' },
  ]
  expect(routeWords({ ...draft, trip: 'multi-city', more })).toBe('Lagos to London to Dubai, Accra to Lagos')
  expect(daysWords({ ...draft, trip: 'multi-city', more })).toBe('10 Dec – 15 Dec – 20 Dec 2026')
})

it('writes a year once, and both where they differ', () => {
  expect(daysWords({ ...draft, depart: '2026-12-28', return: '2027-01-04' })).toBe('28 Dec 2026 – 04 Jan 2027')
})

it('leaves out legs that were typed for another kind of trip', () => {
  const more = [{ from: london, to: dubai, depart: '2026-12-15' }]
  expect(routeWords({ ...draft, more })).toBe('Lagos to London')
  expect(daysWords({ ...draft, more })).toBe('10 Dec – 24 Dec 2026')
})
