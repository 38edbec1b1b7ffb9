import { cityOf } from '../travel/places.ts'
import { slicesOf } from './journey.ts'
import type { FlightSearch } from './search.ts'

/** `Lagos → London`, `Lagos ⇄ London` there and back, or every stop of a multi-city trip: `Lagos → London → Dubai → Lagos`. */
export function routeWords(search: FlightSearch): string {
  if (search.trip === 'round-trip') return `${cityOf(search.from)} ⇄ ${cityOf(search.to)}`
  const cities = slicesOf(search).flatMap(({ from, to }) => [cityOf(from), cityOf(to)])
  return cities.filter((city, index) => city !== cities[index - 1]).join(' → ')
}
