import { cityMapping } from 'city-timezones'
import { plainText } from '#domain/plain-words.ts'
import { kmBetween, type Point } from '#domain/travel/distance.ts'
import type { Landmark } from '#domain/travel/landmarks.ts'
import { readLandmarks } from '#domain/travel/landmarks.ts'
import { cities as inventory } from '#sandbox/inventory/stays/world/cities.ts'
import { islandOf } from './land.ts'

/** A place of the list before its centre and extent are known. */
interface Listed extends Point {
  name: string
  others: string
  country: string
  thousands: number
}

/** The middle of a place and how many kilometres it reaches from there. */
interface Extent extends Point {
  km: number
}

/** People per square kilometre of a built-up area: the world's average. */
const DENSITY = 5_000
/** The least and the most, in kilometres; the least is the default radius around a point. */
const LEAST_KM = 10
const MOST_KM = 60
/** Stays of a district stand this far from its middle, those of a landmark this near. */
const AROUND_KM = { district: 2, landmark: 1 }
/** A park or a region whose bounds no source has: as far as suppliers are searched around any place. */
const AREA_KM = 30
/** A landmark further away than that is an excursion. */
const LANDMARK_KM = 30
/** Sources mean the same place within this distance. */
const SAME_PLACE_KM = 40
/** Two sources agree on a centre within this distance; GeoNames is wrong where both are further away than `WRONG_KM`. */
const AGREE_KM = 3
const WRONG_KM = 5

/** `Zanzibar City` and `Zanzibar` are one. */
const keyOf = (country: string, name: string) => `${country} ${plainText(name).replace(/ city$/, '')}`
const nearest = <Place extends Point>(places: readonly Place[] = [], to: Point): Place | undefined =>
  places.filter((place) => kmBetween(place, to) < SAME_PLACE_KM).toSorted((a, b) => kmBetween(a, to) - kmBetween(b, to))[0]

/** Natural Earth's populated places: people of the built-up area, not of the municipality. */
const naturalEarth = Map.groupBy(
  cityMapping.map(({ lat, lng, pop, iso2, city_ascii: name }) => ({ latitude: lat, longitude: lng, people: pop, iso2, name })),
  ({ iso2, name }) => keyOf(iso2, name),
)

const served = Map.groupBy(
  inventory.map(({ lat, lng, country, name, districts }) => ({
    latitude: lat,
    longitude: lng,
    country,
    name,
    districts: districts.map((district) => ({ latitude: district.lat, longitude: district.lng })),
  })),
  ({ country, name }) => keyOf(country, name),
)

const landmarks = Map.groupBy(readLandmarks(), ({ country, city }: Landmark) => keyOf(country, city))

const found = <Place extends Point>(index: ReadonlyMap<string, readonly Place[]>, { name, others, country, ...at }: Listed) =>
  nearest(
    [name, ...others.split(' ')].flatMap((one) => index.get(keyOf(country, one)) ?? []),
    at,
  )

/** The centre that two of three sources agree on; GeoNames names a suburb of some cities. */
function centreOf(place: Listed): Point {
  const earth = found(naturalEarth, place)
  const own = found(served, place)
  const isWrong =
    earth && own && kmBetween(earth, own) < AGREE_KM && Math.min(kmBetween(earth, place), kmBetween(own, place)) > WRONG_KM
  return isWrong ? earth : place
}

/** An island reaches to its shore, a park or a region as far as suppliers are searched, a town on an island no further than any town. */
function areaKm(centre: Point): number {
  const island = islandOf(centre)
  if (!island) return AREA_KM
  return island.isMiddle ? island.km : 0
}

/**
 * Where a city is, and how far it reaches: over the area that its people need, the districts and landmarks that are listed as its own.
 * Islands, parks and regions have no people of their own in GeoNames.
 */
export function extentOf(place: Listed): Extent {
  const { latitude, longitude } = centreOf(place)
  const centre = { latitude, longitude }
  const people = Math.max(place.thousands * 1_000, found(naturalEarth, place)?.people ?? 0)
  const districts = found(served, place)?.districts ?? []
  const sights = (landmarks.get(keyOf(place.country, place.name)) ?? []).filter((one) => kmBetween(one, centre) < LANDMARK_KM)
  const km = Math.max(
    Math.sqrt(people / DENSITY / Math.PI),
    place.thousands === 0 ? areaKm(centre) : 0,
    ...districts.map((one) => kmBetween(one, centre) + AROUND_KM.district),
    ...sights.map((one) => kmBetween(one, centre) + AROUND_KM.landmark),
  )
  return { ...centre, km: Math.ceil(Math.min(Math.max(km, LEAST_KM), MOST_KM)) }
}
