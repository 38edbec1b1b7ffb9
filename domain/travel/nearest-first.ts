import { defaultRegional } from '../defaults.ts'
import { kmBetween, type Point } from './distance.ts'
import { homePoint } from './home-of.ts'

/**
 * The popular places of the default country, adapted for another country: the nearest first, and of the default country only the first. `pointOf`
 * returns the position of a place.
 */
export function nearestFirst<Place extends { country: string }>(
  popular: readonly Place[],
  home: string,
  pointOf: (place: Place) => Point,
): Place[] {
  const here = homePoint({ country: home, zone: '' })
  const domestic = popular.filter(({ country }) => country === defaultRegional.country).slice(1)
  const km = (place: Place) => kmBetween(here, pointOf(place))
  return popular.filter((place) => place.country !== home && !domestic.includes(place)).toSorted((a, b) => km(a) - km(b))
}
