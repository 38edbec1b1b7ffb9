import { toDecimal } from '#domain/money/money.ts'
import type { TourReview } from '#domain/tours/review.ts'
import type { FoundTourPage } from '../../../screens/tours/tour/read-tour.ts'
import type { Fact } from '../../../site/json-ld.ts'

const reviewFact = ({ rating, text, author }: TourReview): Fact => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  reviewBody: text,
})

/** A tour as search engines read it (schema.org); `origin` is of the page that shows it. */
export function tourFact({ detail: { tour }, calendars }: FoundTourPage, origin: string): Fact {
  const { title, description, photos, itinerary, score, reviewCount, reviews = [], city, country, latitude, longitude } = tour
  const totals = calendars.flatMap(({ days }) => (days ?? []).flatMap(({ total }) => total ?? []))
  const lowest = totals.toSorted((a, b) => a.amount - b.amount)[0]
  return {
    '@context': 'https://schema.org',
    '@type': ['TouristTrip', 'Product'],
    name: title,
    ...(description ? { description } : {}),
    ...(photos.length > 0 ? { image: photos.slice(0, 5).map((photo) => origin + photo) } : {}),
    touristType: tour.interests,
    location: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    },
    ...(itinerary.length > 0
      ? {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: itinerary.map((stop, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              item: { '@type': 'TouristAttraction', name: stop.title },
            })),
          },
        }
      : {}),
    ...(lowest
      ? {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: toDecimal(lowest),
            priceCurrency: lowest.currency,
            offerCount: totals.length,
          },
        }
      : {}),
    ...(score && reviewCount
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, bestRating: 5, reviewCount } }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.map(reviewFact) } : {}),
  }
}
