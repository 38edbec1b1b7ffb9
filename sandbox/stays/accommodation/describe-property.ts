import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { pickFor } from '../../inventory/stays/world/draw.ts'
import type { Kind } from '../../inventory/stays/world/kinds.ts'
import { nearbyOf } from '../../inventory/stays/world/landmarks.ts'
import type { Property } from '../../inventory/stays/world/property.ts'

const kindWords: Record<Kind, string> = {
  hotel: 'hotel',
  resort: 'resort',
  aparthotel: 'aparthotel',
  guest_house: 'guest house',
  lodge: 'lodge',
  hostel: 'hostel',
  villa: 'private villa',
}

const manner = ['', 'A simple', 'An unfussy', 'A comfortable', 'A polished', 'A grand']

const openings: readonly ((property: Property) => string)[] = [
  ({ stars, kind, district, city }) => `${manner[stars]} ${kindWords[kind]} in ${district.name}, ${city.name}.`,
  ({ stars, kind, district, city }) => `${manner[stars]} ${kindWords[kind]} on a quiet side of ${district.name} in ${city.name}.`,
  ({ stars, kind, district }) =>
    `${manner[stars]} ${kindWords[kind]} a few steps from the shops and kitchens of ${district.name}.`,
]

const highlights: readonly (readonly [amenity: Property['amenities'][number], words: string])[] = [
  ['pool', 'a pool to come back to in the afternoon'],
  ['spa', 'a small spa with a steam room'],
  ['restaurant', 'a restaurant that cooks for the neighbourhood too'],
  ['gym', 'a well-kept gym'],
  ['lounge', 'a lounge that stays open late'],
  ['parking', 'guarded parking'],
  ['business_centre', 'meeting rooms with reliable power'],
]

const closings = [
  'Rooms are bright, with good beds, cold air and warm light.',
  'Rooms are quiet at the back and lively at the front; say which you like.',
  'The staff know the city well and like to be asked.',
  'Breakfast is served until late, and coffee is real.',
]

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** A supplier's text about a property. */
export function describeProperty({ property, seed }: Listing): string {
  const own = highlights.flatMap(([name, words]) => (property.amenities.includes(name) ? [words] : [])).slice(0, 3)
  const has = own.length > 0 ? `It has ${listed.format(own)}.` : ''
  const [nearest] = nearbyOf(property.city, property, 1)
  const near = nearest ? `${nearest.name} is ${nearest.distance_km} km away.` : ''
  return [pickFor(openings, seed, 'opening')(property), has, pickFor(closings, seed, 'closing'), near].filter(Boolean).join(' ')
}
