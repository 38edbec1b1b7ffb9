import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { photoCount } from '../../inventory/stays/pictures/album.ts'
import { amenityTable } from '../../inventory/stays/world/amenities.ts'
import { pickFor } from '../../inventory/stays/world/draw.ts'
import { kinds } from '../../inventory/stays/world/kinds.ts'
import { nearbyOf } from '../../inventory/stays/world/landmarks.ts'
import type { PresentedRoom } from '../rates/present-rooms.ts'
import { describeProperty } from './describe-property.ts'
import { photoUrl } from './photo-url.ts'

const keyInstructions = [
  'Collect the key at the front desk; it is staffed day and night.',
  'Collect the key at the front desk until 23:00; after that, ring the bell at the main door.',
  'The property sends a door code on the day of arrival.',
]

interface Options {
  baseUrl: string
  rooms?: PresentedRoom[]
  /** Whether the contacts of the property are shown: after booking. StayX shows telephone numbers at once. */
  isBooked?: boolean
}

const presentLocation = ({ property: { city, district }, lineOne, postcode, lat, lng }: Listing) => ({
  address: { line_one: lineOne, city_name: city.name, postal_code: postcode, region: city.region, country_code: city.country },
  geographic_coordinates: { latitude: lat, longitude: lng },
  district: district.name,
})

const presentPhotos = (baseUrl: string, listing: Listing) =>
  Array.from({ length: photoCount(listing) }, (_, index) => ({ url: photoUrl(baseUrl, listing, String(index)) }))

/** The constant data of a property at one supplier. */
function makeFacts(listing: Listing, baseUrl: string) {
  const { property } = listing
  const isBare = property.test === 'bare'
  const brand = isBare ? null : property.brand
  return {
    id: listing.id,
    name: listing.name,
    description: isBare ? null : describeProperty(listing),
    location: presentLocation(listing),
    chain: brand && { id: brand.chain.id, name: brand.chain.name },
    brand: brand && { id: brand.id, name: brand.name },
    amenities: isBare ? null : listing.amenities.map((type) => ({ type, description: amenityTable[type].says })),
    ratings: listing.stars === null ? null : [{ source: 'bookingcom', value: listing.stars }],
    rating: listing.stars,
    review_score: listing.score,
    review_count: listing.score === null ? null : listing.reviewCount,
    check_in_information: isBare ? null : { check_in_after_time: property.checkIn, check_out_before_time: property.checkOut },
    key_collection: isBare ? null : { instructions: pickFor(keyInstructions, property.seed, 'key') },
    photos: presentPhotos(baseUrl, listing),
    supported_loyalty_programme: brand?.chain.loyalty ?? null,
    accommodation_type: property.kind,
    profiles: kinds[property.kind].profiles,
    nearby: isBare ? [] : nearbyOf(property.city, listing),
  }
}

type Facts = ReturnType<typeof makeFacts>

const cached = new WeakMap<Listing, { baseUrl: string; facts: Facts }>()

/** Cached, because a search serialises the same hundreds of properties each time. */
function factsOf(listing: Listing, baseUrl: string): Facts {
  const known = cached.get(listing)
  if (known?.baseUrl === baseUrl) return known.facts
  const facts = makeFacts(listing, baseUrl)
  cached.set(listing, { baseUrl, facts })
  return facts
}

/**
 * A property in the vendor's format. Four fields are this sandbox's own: `accommodation_type`, `profiles`, `nearby` and the district. Optional data
 * are missing at the test hotel without details.
 */
export const presentAccommodation = (listing: Listing, { baseUrl, rooms = [], isBooked = false }: Options) => ({
  ...factsOf(listing, baseUrl),
  email: isBooked ? `reservations@${listing.property.domain}` : null,
  phone_number: isBooked || listing.supplier.number > 0 ? listing.phone : null,
  rooms,
})

export type PresentedAccommodation = ReturnType<typeof presentAccommodation>
