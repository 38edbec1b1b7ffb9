import { landmarksOf, type Landmark } from '../inventory/stays/world/landmarks.ts'
import type { City } from '../inventory/stays/world/cities.ts'
import { PICTURES } from '../inventory/tours/pictures.ts'
import { bookingPrice, type Price, type UnitRow, unitPrice, unitsOf } from '../inventory/tours/prices.ts'
import { languagesOf, reviewsOf, stopsOf, tell, type TourOptionRow, type TourProduct } from '../inventory/tours/products.ts'
import { questionOf } from '../inventory/tours/themes.ts'

export const capabilities = ['octo/pricing', 'octo/content', 'octo/pickups', 'octo/questions'] as const
export type Capability = (typeof capabilities)[number]

export interface Presenting {
  has: ReadonlySet<Capability>
  baseUrl: string
  /** The day of "from" prices. */
  day: string
}

export const money = ({ original, retail, net }: Price, { supplier }: TourProduct) => ({
  original,
  retail,
  net,
  currency: supplier.currency,
  currencyPrecision: 2,
  includedTaxes: [],
})

const questions = (product: TourProduct, of: 'unit' | 'booking') =>
  product.theme.questions.flatMap((key) => {
    const row = questionOf(key)
    if (row?.of !== of) return []
    const { label, required, inputType, options = [] } = row
    return {
      id: key,
      required,
      label,
      description: null,
      inputType,
      selectOptions: options.map((value) => ({ label: value, value })),
    }
  })

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
export function meetingOf(product: TourProduct): Landmark {
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

const content = (product: TourProduct, { baseUrl }: Presenting) => {
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

const pickupPoints = ({ city, theme }: TourProduct) =>
  theme.pickup === 'none'
    ? []
    : landmarksOf(city)
        .filter(({ type }) => ['station', 'market', 'airport', 'convention_centre'].includes(type))
        .map(({ name, type, lat, lng }) => ({
          id: type,
          name,
          directions: 'At the main entrance.',
          address: `${name}, ${city.name}`,
          latitude: lat,
          longitude: lng,
          googlePlaceId: null,
          street: null,
          postal: null,
          locality: city.name,
          region: city.region,
          state: null,
          country: city.country,
        }))

function presentUnit(product: TourProduct, option: TourOptionRow, unit: UnitRow, { has, day }: Presenting) {
  const { per } = product.theme
  return {
    id: unit.id,
    internalName: unit.title,
    reference: unit.id,
    type: unit.type,
    restrictions: {
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      idRequired: unit.type === 'SENIOR',
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy: unit.accompaniedBy,
    },
    requiredContactFields: product.theme.onRequest ? ['firstName', 'lastName'] : [],
    ...(has.has('octo/content') && {
      title: unit.title,
      shortDescription: `${unit.minAge} to ${unit.maxAge} years`,
      features: [],
    }),
    ...(has.has('octo/pricing') && per === 'UNIT' && { pricingFrom: [money(unitPrice(product, option, unit, day), product)] }),
    ...(has.has('octo/questions') && { questions: questions(product, 'unit') }),
  }
}

function presentOption(product: TourProduct, option: TourOptionRow, presenting: Presenting) {
  const { theme } = product
  const { has, day } = presenting
  const hours = theme.refundHours ?? 0
  return {
    id: option.id,
    default: option.id === 'DEFAULT',
    internalName: option.title,
    reference: option.id,
    availabilityLocalStartTimes: theme.kind === 'OPENING_HOURS' ? ['00:00'] : option.times,
    cancellationCutoff: theme.refundHours === null ? 'Non-refundable' : `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
    restrictions: { minUnits: 1, maxUnits: option.id === 'SMALL' ? 6 : theme.private ? theme.capacity : 15 },
    units: unitsOf(product).map((unit) => presentUnit(product, option, unit, presenting)),
    ...(has.has('octo/pricing') &&
      theme.per === 'BOOKING' && { pricingFrom: [money(bookingPrice(product, option, day), product)] }),
    ...(has.has('octo/content') && {
      title: option.title,
      shortDescription: option.text,
      description: null,
      features: theme.refundHours === null ? [{ type: 'CANCELLATION_TERM', shortDescription: 'Not refundable.' }] : [],
      faqs: [],
      media: [],
      locations: [],
      categoryLabels: [],
      durationMinutesFrom: theme.minutes,
      durationMinutesTo: theme.minutes,
      commentary: [],
    }),
    ...(has.has('octo/pickups') && {
      pickupRequired: theme.pickup === 'required',
      pickupAvailable: theme.pickup !== 'none',
      pickupPoints: pickupPoints(product),
    }),
    ...(has.has('octo/questions') && { questions: questions(product, 'booking') }),
  }
}

/** A product in the form of OCTO. */
export function presentProduct(product: TourProduct, presenting: Presenting) {
  const { theme, city, supplier } = product
  const { has } = presenting
  return {
    id: product.id,
    internalName: tell(product, theme.title),
    reference: product.id,
    locale: 'en',
    timeZone: city.zone.name,
    allowFreesale: theme.freesale,
    instantConfirmation: !theme.onRequest,
    instantDelivery: !theme.onRequest,
    availabilityRequired: true,
    availabilityType: theme.kind,
    deliveryFormats: ['QRCODE', 'PDF_URL'],
    deliveryMethods: [theme.vouchers === 'each' ? 'TICKET' : 'VOUCHER'],
    redemptionMethod: theme.onRequest ? 'MANIFEST' : 'DIGITAL',
    options: product.options.map((option) => presentOption(product, option, presenting)),
    ...(has.has('octo/pricing') && {
      defaultCurrency: supplier.currency,
      availableCurrencies: [supplier.currency],
      pricingPer: theme.per,
    }),
    ...(has.has('octo/content') && content(product, presenting)),
  }
}
