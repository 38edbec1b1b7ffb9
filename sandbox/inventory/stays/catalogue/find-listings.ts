import { type City, cities, citiesAround } from '../world/cities.ts'
import { kmBetween, type Point } from '../world/geo.ts'
import { propertiesOf } from '../world/properties.ts'
import { testCity } from '../world/test-hotels.ts'
import { type Listing, listingOf, sells } from './listing.ts'
import { readListingId } from './listing-id.ts'
import type { StaySupplier } from './suppliers.ts'

interface World {
  seed: string
  supplier: StaySupplier
}

/** Every property of a city that a supplier sells. */
export const listingsIn = (city: City, { seed, supplier }: World): Listing[] =>
  propertiesOf(city, seed).flatMap((property) => (sells(property, supplier) ? [listingOf(property, supplier, seed)] : []))

/** Every property within `radius` kilometres by the supplier's own position of it, nearest first. */
export const listingsAround = (centre: Point, radius: number, world: World): Listing[] =>
  [...citiesAround(centre, radius), ...(kmBetween(centre, testCity) <= radius + 5 ? [testCity] : [])]
    .flatMap((city) => listingsIn(city, world))
    .map((listing) => ({ listing, km: kmBetween(centre, listing) }))
    .filter(({ km }) => km <= radius)
    .toSorted((a, b) => a.km - b.km)
    .map(({ listing }) => listing)

/** The property of a supplier's id; undefined for an unknown id. */
export function listingById(id: string, { seed, supplier }: World): Listing | undefined {
  const key = readListingId(id, seed, supplier.number)
  if (key === null) return undefined
  const city = key.city === testCity.index ? testCity : cities[key.city]
  const property = city && propertiesOf(city, seed)[key.property]
  return property && sells(property, supplier) ? listingOf(property, supplier, seed) : undefined
}
