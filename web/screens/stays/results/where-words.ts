import type { StayFilters } from '#domain/stays/filters.ts'
import type { Destination, StaySearch } from '#domain/stays/search.ts'
import { reachOf } from '#domain/stays/search-rules.ts'

type Place = Pick<Destination, 'kind' | 'name'>

/** The point that distances are measured from. */
const points: Record<Destination['kind'], (place: Place) => string> = {
  city: () => 'the centre',
  landmark: ({ name }) => name,
  airport: ({ name }) => name,
  property: ({ name }) => name,
  map: () => 'the point',
}

export const pointName = (place: Place): string => points[place.kind](place)

type Area = Pick<StaySearch, 'destination' | 'radiusKm'>
type Distance = Pick<StayFilters, 'within' | 'anywhere'>

/** The radius around the point, in kilometres; null for a whole city and for any distance. */
export function ringOf(search: Area, { within, anywhere }: Distance): number | null {
  const { destination, radiusKm } = search
  const isWhole = within === null && radiusKm === null && destination.extentKm !== null
  return anywhere || isWhole ? null : (within ?? reachOf(search))
}

/** The area of the list: `in Dubai`, `within 10 km of Ikeja City Mall`; empty for any distance. */
export function whereWords(search: Area, distance: Distance): string {
  const { destination } = search
  if (distance.anywhere) return ''
  const km = ringOf(search, distance)
  return km === null ? `in ${destination.name}` : `within ${km} km of ${pointName(destination)}`
}
