import { blend } from '../../hash.ts'
import { type RatePlan, ratePlansOf } from '../prices/rate-plans.ts'
import type { Amenity } from '../world/amenities.ts'
import { between, chance, pickFor } from '../world/draw.ts'
import { type Point, pointFrom } from '../world/geo.ts'
import { isOnLand } from '../world/on-land.ts'
import type { Property } from '../world/property.ts'
import { writeListingId } from './listing-id.ts'
import { respellName, withoutMarks } from './respell-name.ts'
import type { StaySupplier } from './suppliers.ts'

/** A property as one supplier lists it: with its own id, name and position. */
export interface Listing extends Point {
  id: string
  property: Property
  supplier: StaySupplier
  /** The supplier's own seed of the property, for pictures, texts and reviews. */
  seed: number
  name: string
  lineOne: string
  postcode: string | null
  phone: string | null
  stars: number | null
  /** 1.0 to 10.0, and the number of reviews; null if the supplier has none. */
  score: number | null
  reviewCount: number
  amenities: readonly Amenity[]
  /** The terms at which its rooms are sold; a plan's index is part of a rate's id. */
  plans: readonly RatePlan[]
}

export const sells = (property: Property, { number, coverage }: StaySupplier): boolean =>
  property.test !== null || chance(blend(property.seed, number), 'sold') < coverage

/** Duffel's own catalogue, and the test hotels everywhere, are exact. */
const keepsFacts = ({ test }: Property, { number }: StaySupplier): boolean => number === 0 || test !== null

/** Most positions are accurate to the size of a property, some to a street. */
function measured(property: Property, supplier: StaySupplier, seed: number): Point {
  if (keepsFacts(property, supplier)) return { lat: property.lat, lng: property.lng }
  const metres = chance(seed, 'measured') < 0.82 ? between(2, 70, seed, 'metres') : between(70, 320, seed, 'metres')
  const point = pointFrom(property, between(0, 360, seed, 'off'), metres / 1000)
  return isOnLand(property.city, property.district, point) ? point : { lat: property.lat, lng: property.lng }
}

const phoneForms: readonly ((phone: string) => string | null)[] = [
  (phone) => phone,
  (phone) => phone,
  (phone) => `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`,
  () => null,
]

const shortStreet = (street: string) =>
  street.replace('Street', 'St').replace('Road', 'Rd').replace('Avenue', 'Ave').replace('straße', 'str.').replace('Jalan', 'Jl.')

const lineForms: readonly ((property: Property) => string)[] = [
  ({ street }) => street,
  ({ street, district }) => `${street}, ${district.name}`,
  ({ street }) => shortStreet(street),
  ({ street, district }) => `${withoutMarks(street)}, ${withoutMarks(district.name)}`,
]

/** Guest scores: higher for better properties, never the maximum. */
const scoreOf = ({ stars, seed }: Property, own: number): number =>
  Math.round(Math.min(9.8, 5.9 + stars * 0.38 + between(-0.9, 1.6, seed, 'score') + between(-0.2, 0.2, own, 'score')) * 10) / 10

const reviewsOf = ({ stars, kind, city }: Property, own: number): number =>
  Math.round(
    3 + (kind === 'hotel' || kind === 'resort' ? 1 : 0.4) * 260 * stars * city.price ** 0.4 * chance(own, 'reviews') ** 2.4,
  )

const statedStars = ({ stars, test }: Property): number | null => (test === 'bare' ? null : stars)

/** Some suppliers omit the stars, or differ by one. */
function countedStars({ stars }: Property, own: number): number | null {
  const slip = chance(own, 'stars')
  if (slip < 0.03) return null
  return slip < 0.1 ? Math.min(5, Math.max(1, stars + (slip < 0.065 ? 1 : -1))) : stars
}

function makeListing(property: Property, supplier: StaySupplier, worldSeed: string): Listing {
  const { number, hand, carelessness } = supplier
  const seed = blend(property.seed, number * 977 + 13)
  const isOwn = keepsFacts(property, supplier)
  const isBare = property.test === 'bare'
  return {
    ...measured(property, supplier, seed),
    id: writeListingId({ city: property.city.index, property: property.index }, worldSeed, number),
    property,
    supplier,
    seed,
    name: isOwn ? property.name : respellName(property, hand, carelessness, seed),
    lineOne: isOwn ? property.street : pickFor(lineForms, seed, 'line')(property),
    postcode: isOwn || chance(seed, 'postcode') < 0.85 ? property.postcode : null,
    phone: isOwn ? property.phone : pickFor(phoneForms, seed, 'phone')(property.phone),
    stars: isOwn ? statedStars(property) : countedStars(property, seed),
    score: isBare || chance(seed, 'scored') < 0.04 ? null : scoreOf(property, seed),
    reviewCount: reviewsOf(property, seed),
    amenities: isOwn ? property.amenities : property.amenities.filter((name) => chance(seed, name) < 0.92),
    plans: ratePlansOf(property, supplier),
  }
}

const byProperty = new WeakMap<Property, Map<string, Listing>>()

/** A supplier's listing of a property it sells; created on first use, and cached. */
export function listingOf(property: Property, supplier: StaySupplier, worldSeed: string): Listing {
  const key = `${worldSeed}|${supplier.account.id}`
  const known = byProperty.get(property)?.get(key)
  if (known) return known
  const made = makeListing(property, supplier, worldSeed)
  const all = byProperty.get(property) ?? new Map<string, Listing>()
  byProperty.set(property, all.set(key, made))
  return made
}
