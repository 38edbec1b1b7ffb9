import { sentence } from '#domain/stays/kinds.ts'
import type { StayListing } from '#domain/stays/property.ts'
import type { WireProperty } from './wire.ts'

type WirePhotos = WireProperty['photos']

export const photoAddresses = (photos: WirePhotos): string[] =>
  photos.flatMap(({ url }) => (/^https?:\/\//.test(url) ? [url] : []))

/** Older answers have only ratings by source. */
function starsOf({ rating, ratings }: WireProperty): number | null {
  const stars = rating ?? ratings[0]?.value ?? 0
  return stars >= 1 && stars <= 5 ? stars : null
}

/** `14:30`, also for a text with seconds; null for an invalid time, which a calendar could not show. */
const timeOfDay = (text: string | null | undefined): string | null =>
  /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:)/.exec(text ?? '')?.[0] ?? null

const oneDigit = (value: number) => Math.round(value * 10) / 10

/** Maps Duffel's accommodation to a listing. */
export function mapListing(wire: WireProperty, supplier: string): StayListing {
  const { address, geographic_coordinates: point, district } = wire.location
  return {
    supplier,
    listingId: wire.id,
    name: wire.name,
    address: {
      line: address?.line_one ?? '',
      city: address?.city_name ?? '',
      region: address?.region ?? null,
      postcode: address?.postal_code ?? null,
      country: address?.country_code ?? '',
    },
    district: district ?? null,
    latitude: point.latitude,
    longitude: point.longitude,
    type: wire.accommodation_type ?? null,
    profiles: wire.profiles,
    stars: starsOf(wire),
    score: typeof wire.review_score === 'number' ? oneDigit(wire.review_score) : null,
    reviewCount: wire.review_count ?? null,
    chain: wire.chain?.name ?? null,
    brand: wire.brand?.name ?? null,
    amenities: wire.amenities.map(({ type }) => type),
    photos: photoAddresses(wire.photos),
    description: wire.description ?? null,
    checkInFrom: timeOfDay(wire.check_in_information?.check_in_after_time),
    checkOutUntil: timeOfDay(wire.check_in_information?.check_out_before_time),
    keyCollection: wire.key_collection?.instructions ?? null,
    nearby: wire.nearby.map(({ name, type, distance_km }) => ({ name, type, km: distance_km })),
    phone: wire.phone_number ?? null,
    email: wire.email ?? null,
    // Duffel identifies a programme by its key, `duffel_hotel_group_rewards`.
    loyaltyProgramme: wire.supported_loyalty_programme ? sentence(wire.supported_loyalty_programme) : null,
  }
}
