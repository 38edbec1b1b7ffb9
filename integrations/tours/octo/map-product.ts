import { tourCategories, tourInterests, tourServices, unitKinds, type QuestionKind } from '#domain/tours/kinds.ts'
import type { Tour, TourLanguage, TourOption, TourQuestion, TourUnit } from '#domain/tours/tour.ts'
import type { TourListing } from '../port.ts'
import type { WireLocation, WireOption, WireProduct, WireQuestion, WireUnit } from './wire.ts'

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440 }
const NO_REFUND = /non-?\s?refundable|no refund/i

const questionKinds: Readonly<Record<string, QuestionKind>> = {
  text: 'text',
  textarea: 'longtext',
  number: 'number',
  date: 'date',
  time: 'time',
  tel: 'tel',
  email: 'email',
  select: 'select',
  radio: 'select',
  checkbox: 'checkbox',
}

/** Until how many minutes before the start cancelling is free; null where nothing is refunded. */
function freeMinutes({ cancellationCutoff, cancellationCutoffAmount, cancellationCutoffUnit }: WireOption): number | null {
  if (NO_REFUND.test(cancellationCutoff ?? '')) return null
  return Math.round((cancellationCutoffAmount ?? 0) * (MINUTES[cancellationCutoffUnit ?? 'hour'] ?? 60))
}

const mapQuestion =
  (of: TourQuestion['of']) =>
  ({ id, label, description, required, inputType, selectOptions }: WireQuestion): TourQuestion => ({
    id,
    label,
    help: description || null,
    kind: questionKinds[inputType ?? 'text'] ?? 'text',
    of,
    isRequired: required ?? false,
    choices: (selectOptions ?? []).map(({ value, label: text }) => ({ value, label: text })),
  })

function mapUnit({ id, type, title, internalName, restrictions, requiredContactFields }: WireUnit): TourUnit {
  const kind = unitKinds.find((one) => one === type?.toLowerCase()) ?? 'other'
  return {
    id,
    kind,
    title: title || internalName || 'Person',
    minAge: restrictions?.minAge ?? null,
    maxAge: restrictions?.maxAge ?? null,
    minQuantity: restrictions?.minQuantity ?? null,
    maxQuantity: restrictions?.maxQuantity ?? null,
    admits: Math.max(1, restrictions?.paxCount ?? 1),
    accompaniedBy: restrictions?.accompaniedBy ?? [],
    needsName: requiredContactFields?.some((field) => /name$/i.test(field)) ?? false,
  }
}

const startTimes = (option: WireOption): string[] =>
  (option.availabilityLocalStartTimes ?? []).filter((time) => /^\d\d:\d\d$/.test(time))

/** Questions to each person are those of any unit. */
function questionsOf({ questions, units }: WireOption): TourQuestion[] {
  const ofPeople = new Map(units.flatMap((unit) => (unit.questions ?? []).map((one) => [one.id, one] as const)))
  return [...(questions ?? []).map(mapQuestion('booking')), ...[...ofPeople.values()].map(mapQuestion('person'))]
}

function pickupOf({ pickupRequired, pickupAvailable }: WireOption): TourOption['pickup'] {
  if (pickupRequired) return 'required'
  return pickupAvailable ? 'possible' : 'none'
}

export function mapOption(option: WireOption, { availabilityType, instantConfirmation }: WireProduct): TourOption {
  const isOpening = availabilityType === 'OPENING_HOURS'
  return {
    id: option.id,
    title: option.title || option.internalName || 'Standard',
    description: option.shortDescription || null,
    isDefault: option.default ?? false,
    kind: isOpening ? 'opening-hours' : 'start-times',
    durationMinutes: option.durationMinutesFrom ?? null,
    startTimes: isOpening ? [] : startTimes(option),
    units: option.units.map(mapUnit),
    minUnits: option.restrictions?.minUnits ?? 1,
    maxUnits: option.restrictions?.maxUnits ?? null,
    questions: questionsOf(option),
    pickup: pickupOf(option),
    pickupPoints: (option.pickupPoints ?? []).flatMap(({ id, name, address, directions, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ id, name, address: address || null, directions: directions || null, latitude, longitude }]
        : [],
    ),
    freeCancellationMinutes: freeMinutes(option),
    isOnRequest: !instantConfirmation,
  }
}

const formats: Readonly<Record<string, TourLanguage['kind']>> = {
  IN_PERSON: 'live',
  RECORDED_AUDIO: 'audio',
  WRITTEN: 'written',
}

const ofType = ({ features }: WireProduct, ...types: string[]): string[] =>
  (features ?? []).flatMap(({ type, shortDescription }) => (types.includes(type) && shortDescription ? [shortDescription] : []))

const isAt = (type: string) => (location: WireLocation) => location.types.includes(type)

function servicesOf(product: WireProduct, spoken: readonly TourLanguage[]): string[] {
  const labels = new Set(product.categoryLabels)
  const told: Record<string, boolean> = {
    'hotel-pickup': product.options.some(({ pickupAvailable, pickupRequired }) => pickupAvailable || pickupRequired),
    'instant-confirmation': product.instantConfirmation,
    'mobile-voucher': (product.deliveryFormats ?? []).includes('QRCODE'),
    'live-guide': spoken.some(({ kind }) => kind === 'live'),
    'audio-guide': spoken.some(({ kind }) => kind === 'audio'),
  }
  return Object.keys(tourServices).filter((name) => told[name] ?? labels.has(name))
}

const known = (labels: readonly string[] | null | undefined, table: object) =>
  (labels ?? []).filter((label) => Object.hasOwn(table, label))

const languageCode = (language: string): string => language.slice(0, 2).toLowerCase()

/** A tour as lists show it; null for one without a place or a picture that could be shown. */
export function mapListing(product: WireProduct, supplier: string): TourListing | null {
  const locations = product.locations ?? []
  const start = locations.find(isAt('START')) ?? locations[0]
  if (!start) return null
  const { latitude, longitude, postalAddress } = start.place
  const images = (product.media ?? []).filter(({ type }) => type.startsWith('image/'))
  const spoken = spokenOf(product)
  const free = product.options.map(freeMinutes).filter((minutes) => minutes !== null)
  const from = product.durationMinutesFrom ?? null
  return {
    supplier,
    productId: product.id,
    title: product.title || product.internalName,
    summary: product.shortDescription ?? '',
    city: postalAddress?.addressLocality ?? '',
    country: postalAddress?.addressCountry ?? '',
    latitude,
    longitude,
    photos: images.toSorted((a, b) => Number(b.rel === 'COVER') - Number(a.rel === 'COVER')).map(({ src }) => src),
    duration: from === null ? null : { from, to: Math.max(from, product.durationMinutesTo ?? from) },
    languages: [...new Set(spoken.map(({ language }) => language))],
    categories: known(product.categoryLabels, tourCategories),
    interests: known(product.categoryLabels, tourInterests),
    services: servicesOf(product, spoken),
    attractions: [...new Set(locations.filter(isAt('POINT_OF_INTEREST')).flatMap(({ title }) => title || []))],
    score: product.reviews?.average ?? null,
    reviewCount: product.reviews?.count ?? 0,
    startTimes: product.availabilityType === 'OPENING_HOURS' ? [] : [...new Set(product.options.flatMap(startTimes))].toSorted(),
    freeCancellationHours: free.length > 0 ? Math.min(...free) / 60 : null,
    zone: product.timeZone,
    isOnRequest: !product.instantConfirmation,
  }
}

const spokenOf = ({ commentary }: WireProduct): TourLanguage[] =>
  (commentary ?? []).flatMap(({ format, language }) => {
    const kind = formats[format]
    return kind ? [{ language: languageCode(language), kind }] : []
  })

/** A tour as its page shows it. Its id is the supplier's. */
export function mapTour(product: WireProduct, listing: TourListing): Tour {
  const { supplier: _supplier, productId, isOnRequest: _onRequest, ...brief } = listing
  const locations = product.locations ?? []
  const start = locations.find(isAt('START'))
  return {
    ...brief,
    id: productId,
    description: product.description ?? product.shortDescription ?? '',
    highlights: ofType(product, 'HIGHLIGHT'),
    inclusions: ofType(product, 'INCLUSION'),
    exclusions: ofType(product, 'EXCLUSION'),
    information: ofType(
      product,
      'PREBOOKING_INFORMATION',
      'PREARRIVAL_INFORMATION',
      'REDEMPTION_INSTRUCTION',
      'ACCESSIBILITY_INFORMATION',
      'ADDITIONAL_INFORMATION',
    ),
    faqs: product.faqs ?? [],
    itinerary: locations.filter(isAt('ITINERARY_ITEM')).map(({ title, shortDescription, minutesAt, place }) => ({
      title: title ?? '',
      description: shortDescription || null,
      latitude: place.latitude,
      longitude: place.longitude,
      minutes: minutesAt ?? null,
    })),
    meetingPoint: start
      ? {
          title: start.title ?? '',
          address: start.place.postalAddress?.streetAddress ?? null,
          directions: start.shortDescription || null,
          latitude: start.place.latitude,
          longitude: start.place.longitude,
        }
      : null,
    spoken: spokenOf(product),
  }
}
