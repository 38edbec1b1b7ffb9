import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { asTour } from '#domain/authored-tours/sale/as-tour.ts'
import type { TourReview } from '#domain/tours/review.ts'
import type { OctoRequest } from './octo-request.ts'

const noIds = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
}

const formats = { live: 'IN_PERSON', audio: 'RECORDED_AUDIO', written: 'WRITTEN' } as const

const features = (type: string, lines: readonly string[]) => lines.map((shortDescription) => ({ type, shortDescription }))

/** The reviews of a product. They are no part of OCTO: programs that do not know them leave them out. */
export const presentReviews = ({ rated }: OwnTour, reviews: readonly TourReview[]) => ({
  reviews: {
    average: rated?.average ?? null,
    count: rated?.count ?? 0,
    latest: reviews.map(({ rating, text, author, day, answer }) => ({ rating, text, author, localDate: day, answer })),
  },
})

/** The texts, pictures and places of a product, by the capability octo/content. */
export function presentContent(own: OwnTour, { origin, ctx }: Pick<OctoRequest, 'origin' | 'ctx'>) {
  const tour = asTour(own, ctx.numbers)
  const { location, keyword, photo } = own.tour
  const place = (at: { latitude: number; longitude: number }, street: string | null) => ({
    latitude: at.latitude,
    longitude: at.longitude,
    postalAddress: {
      streetAddress: street,
      addressLocality: location.city,
      addressRegion: null,
      postalCode: null,
      addressCountry: location.country || null,
      postOfficeBoxNumber: null,
    },
    identifiers: noIds,
    sameAs: [],
  })
  const start = tour?.meetingPoint ?? (tour && { ...tour, title: tour.city, address: null, directions: null })
  return {
    title: own.tour.name.title,
    shortDescription: own.tour.description.summary,
    description: own.tour.description.text,
    features: [
      ...features('HIGHLIGHT', tour?.highlights ?? []),
      ...features('INCLUSION', tour?.inclusions ?? []),
      ...features('EXCLUSION', tour?.exclusions ?? []),
      ...features('PREBOOKING_INFORMATION', tour?.information ?? []),
    ],
    faqs: tour?.faqs ?? [],
    media: photo.photos.map(({ imageId, alt }, at) => ({
      src: `${origin}/media/${imageId}/1280.webp`,
      type: 'image/webp',
      rel: at === 0 ? 'COVER' : 'GALLERY',
      title: alt || null,
      caption: null,
      copyright: null,
    })),
    locations: [
      ...(start
        ? [
            {
              title: start.title,
              shortDescription: start.directions,
              types: ['START'],
              minutesTo: null,
              minutesAt: null,
              place: place(start, start.address),
            },
          ]
        : []),
      ...(tour?.itinerary ?? []).map(({ title, description, minutes, latitude, longitude }) => ({
        title,
        shortDescription: description,
        types: ['ITINERARY_ITEM'],
        minutesTo: null,
        minutesAt: minutes,
        place: place({ latitude, longitude }, null),
      })),
    ],
    categoryLabels: [...new Set([...own.tour.name.categories, ...keyword.interests, ...(tour?.services ?? [])])],
    durationMinutesFrom: tour?.duration?.from ?? null,
    durationMinutesTo: tour?.duration?.to ?? null,
    commentary: own.tour.guide.languages.map(({ language, kind }) => ({ format: formats[kind], language })),
  }
}
