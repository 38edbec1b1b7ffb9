import { expect, it } from 'vitest'
import { routeWords } from './route-words.ts'
import { FlightSearch } from './search.ts'

const route = (change: object) =>
  routeWords(
    FlightSearch.parse({
      trip: 'one-way',
      from: 'LOS',
      to: 'LON',
      depart: '2026-12-10',
      return: null,
      adults: 1,
      children: [],
      infants: 0,
      cabin: 'economy',
      ...change,
    }),
  )

it('names the cities of a journey, not its airports', () => {
  expect(route({ to: 'LHR' })).toBe('Lagos → London')
  expect(route({ trip: 'round-trip', return: '2026-12-20' })).toBe('Lagos ⇄ London')
})

it('names every stop of a multi-city trip once where the next flight departs from the same city', () => {
  const more = [
    { from: 'LHR', to: 'DXB', depart: '2026-12-14' },
    { from: 'DXB', to: 'LOS', depart: '2026-12-20' },
  ]
  expect(route({ trip: 'multi-city', more })).toBe('Lagos → London → Dubai → Lagos')
})

it('names where the next flight starts when it is another city', () => {
  expect(route({ trip: 'multi-city', more: [{ from: 'PAR', to: 'LOS', depart: '2026-12-14' }] })).toBe(
    'Lagos → London → Paris → Lagos',
  )
})
