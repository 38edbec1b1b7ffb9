import type { City } from '../inventory/stays/world/cities.ts'
import type { Landmark } from '../inventory/stays/world/landmarks.ts'
import { PICTURES } from '../inventory/tours/pictures.ts'
import { languagesOf, reviewsOf, stopsOf, type TourProduct, tell } from '../inventory/tours/products.ts'

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

const placeOf = (city: City, { lat, lng }: { lat: number; lng: number }, street: string | null) => ({
  latitude: lat,
  longitude: lng,
  postalAddress: {
    streetAddress: street,
    addressLocality: city.name,
    addressRegion: city.region,
    postalCode: null,
    addressCountry: city.country,
    postOfficeBoxNumber: null,
  },
  identifiers: noIds,
  sameAs: [],
})

/** Where participants meet: at the first sight. */
function meetingOf(product: TourProduct): Landmark {
  const [first] = stopsOf(product)
  const { city } = product
  return first ?? { name: `${city.name} centre`, type: 'viewpoint', lat: city.lat, lng: city.lng }
}

function locations(product: TourProduct) {
  const { city, theme } = product
  const meeting = meetingOf(product)
  const stops = stopsOf(product)
  const each = Math.round(theme.minutes / Math.max(1, stops.length + 1))
  return [
    {
      title: `In front of ${meeting.name}`,
      shortDescription: 'The guide waits with a blue umbrella.',
      types: ['START'],
      minutesTo: null,
      minutesAt: null,
      place: placeOf(city, meeting, `${meeting.name}, ${city.name}`),
    },
    ...stops.map((stop) => ({
      title: stop.name,
      shortDescription: `Time for ${stop.name}, with explanations on the way.`,
      types: ['ITINERARY_ITEM', 'POINT_OF_INTEREST'],
      minutesTo: 10,
      minutesAt: each,
      place: placeOf(city, stop, null),
    })),
  ]
}

const features = (type: string, lines: readonly string[], product: TourProduct) =>
  lines.map((line) => ({ type, shortDescription: tell(product, line) }))

/** What a product says of itself, by the capability octo/content. */
export const presentContent = (product: TourProduct, { baseUrl }: { baseUrl: string }) => {
  const { theme, supplier } = product
  const format = theme.labels.includes('audio-guide') ? 'RECORDED_AUDIO' : 'IN_PERSON'
  return {
    title: tell(product, supplier.respells ? theme.other : theme.title),
    shortDescription: tell(product, theme.short),
    description: tell(product, theme.text),
    features: [
      ...features('HIGHLIGHT', theme.highlights, product),
      ...features('INCLUSION', theme.inclusions, product),
      ...features('EXCLUSION', theme.exclusions, product),
      ...features('PREBOOKING_INFORMATION', theme.information, product),
    ],
    faqs: [
      { question: 'Does it take place in the rain?', answer: 'Yes. If it has to be cancelled, the price is returned in full.' },
      { question: 'Do I need a printed voucher?', answer: 'No. Show the voucher on your phone.' },
    ],
    media: Array.from({ length: PICTURES }, (_, at) => ({
      src: `${baseUrl}/pictures/tours/${product.id}/${at}.jpg`,
      type: 'image/jpeg',
      rel: at === 0 ? 'COVER' : 'GALLERY',
      title: null,
      caption: null,
      copyright: null,
    })),
    locations: locations(product),
    categoryLabels: theme.labels,
    durationMinutesFrom: theme.minutes,
    durationMinutesTo: theme.minutes,
    commentary: theme.labels.includes('self-guided') ? [] : languagesOf(product).map((language) => ({ format, language })),
    // Reviews are no part of OCTO: suppliers that have them add them.
    reviews: reviewsOf(product),
  }
}
