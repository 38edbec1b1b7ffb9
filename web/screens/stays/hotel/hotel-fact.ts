import { amenityName } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { Fact } from '../../../site/json-ld.ts'

/** A property as search engines read it (schema.org); `origin` is of the page that shows it. */
export function hotelFact(property: StayProperty, origin: string): Fact {
  const { name, address, latitude, longitude, stars, score, reviewCount } = property
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line,
      addressLocality: address.city,
      addressCountry: address.country,
      ...(address.region ? { addressRegion: address.region } : {}),
      ...(address.postcode ? { postalCode: address.postcode } : {}),
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(property.photos.length > 0 ? { image: property.photos.slice(0, 5).map((photo) => origin + photo) } : {}),
    ...(property.description ? { description: property.description } : {}),
    ...(property.phone ? { telephone: property.phone } : {}),
    ...(property.checkInFrom ? { checkinTime: property.checkInFrom } : {}),
    ...(property.checkOutUntil ? { checkoutTime: property.checkOutUntil } : {}),
    ...(stars ? { starRating: { '@type': 'Rating', ratingValue: stars } } : {}),
    ...(score && reviewCount
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, bestRating: 10, reviewCount } }
      : {}),
    amenityFeature: property.amenities.map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityName(key),
      value: 'True',
    })),
  }
}
