import { defaultRegional } from '../defaults.ts'
import { kmBetween, type Point } from './distance.ts'
import { homePoint } from './home-of.ts'

/**
 * Places that travellers of the default country look for most, as those of another country have them: the nearest first, and of the default country the
 * first alone. `pointOf` says where a place is.
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
