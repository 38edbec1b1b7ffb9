import type { Numbers } from '../../numbers.ts'
import type { MeetingPoint, Tour, TourOption, TourUnit } from '../../tours/tour.ts'
import type { AuthoredOption, MapPoint } from '../option-shape.ts'
import type { AuthoredTour } from '../tour-shape.ts'
import { inclusionsOf, informationOf } from './information.ts'

/** A tour of the agency's own with its id. */
export interface OwnTour {
  id: string
  tour: AuthoredTour
  /** Of the reviews that are shown; absent where it is not read. */
  rated?: { average: number | null; count: number }
}

/** The address of a photo on the host that shows it. */
export const photoAddress = (imageId: string): string => `/media/${imageId}`

/** Minutes before the start until which cancelling refunds everything; null where it never does. */
const freeMinutes = ({ setup }: AuthoredOption): number | null =>
  setup.cancellation.findLast(({ refundPercent }) => refundPercent === 100)?.minutesBefore ?? null

const partialRefunds = ({ setup }: AuthoredOption) => setup.cancellation.filter(({ refundPercent }) => refundPercent < 100)

const startTimesOf = ({ setup, schedule }: AuthoredOption): string[] =>
  setup.kind === 'opening-hours'
    ? []
    : [...new Set(schedule.rules.flatMap(({ times }) => times.map(({ from }) => from)))].toSorted()

function unitsOf({ categories }: AuthoredOption): TourUnit[] {
  const alone = categories.filter(({ isAdmitted, canBookAlone }) => isAdmitted && canBookAlone).map(({ id }) => id)
  return categories
    .filter(({ isAdmitted }) => isAdmitted)
    .map(({ id, kind, title, minAge, maxAge, canBookAlone }) => ({
      id,
      kind,
      title,
      minAge,
      maxAge,
      minQuantity: null,
      maxQuantity: null,
      admits: 1,
      accompaniedBy: canBookAlone ? [] : alone,
      needsName: false,
    }))
}

/** Without a pin of its own it is shown at the pin of the tour. */
const meetingOf = ({ meeting }: AuthoredOption, point: MapPoint): MeetingPoint | null =>
  meeting.title === ''
    ? null
    : {
        title: meeting.title,
        address: meeting.address || null,
        directions: meeting.directions || null,
        ...(meeting.point ?? point),
      }

const pointOf = ({ location, options }: AuthoredTour): MapPoint | null => location.point ?? options[0]?.meeting.point ?? null

/** The options of a tour as they are sold, each with its own meeting point. */
export const asOptions = (tour: AuthoredTour): TourOption[] => {
  const point = pointOf(tour)
  return tour.options.map((option, at) => {
    const meetingPoint = point && meetingOf(option, point)
    return { ...asOption(option, at), ...(meetingPoint && { meetingPoint }) }
  })
}

/** An authored option as it is sold. */
export const asOption = (option: AuthoredOption, at: number): TourOption => ({
  id: option.id,
  title: option.name,
  description: option.description || null,
  isDefault: at === 0,
  kind: option.setup.kind,
  durationMinutes: option.setup.durationMinutes,
  startTimes: startTimesOf(option),
  units: unitsOf(option),
  minUnits: option.capacity.minPerBooking,
  maxUnits: option.capacity.maxPerBooking,
  questions: option.setup.questions.map(({ id, label, help, kind, of, isRequired, isPersonal, choices }) => ({
    id,
    label,
    help: help || null,
    kind,
    of,
    isRequired,
    ...(isPersonal && { isPersonal }),
    choices: choices.map((choice) => ({ value: choice, label: choice })),
  })),
  pickup: option.meeting.pickup,
  pickupPoints: option.meeting.pickupPoints.flatMap(({ id, name, address, point, minutesBefore }) =>
    point ? [{ id, name, address: address || null, directions: `${minutesBefore} minutes before the start`, ...point }] : [],
  ),
  freeCancellationMinutes: freeMinutes(option),
  partialRefunds: partialRefunds(option),
  isOnRequest: option.capacity.mode === 'on-request',
  ...(option.addOns.length > 0 && {
    addOns: option.addOns.map(({ id, title, description, per, amount, currency }) => ({
      id,
      title,
      description: description || null,
      per,
      price: { amount, currency },
    })),
  }),
})

/** The services that its author chose, and those that follow from the other steps. */
const servicesOf = (tour: AuthoredTour): string[] => {
  const { guide } = tour
  const derived: Record<string, boolean> = {
    'hotel-pickup': tour.options.some(({ meeting }) => meeting.pickup !== 'none'),
    'instant-confirmation': tour.options.every(({ capacity }) => capacity.mode !== 'on-request'),
    'mobile-voucher': true,
    'private-tours': tour.transportation.isPrivate || tour.options.some(({ setup }) => setup.isPrivate),
    'live-guide': guide.languages.some(({ kind }) => kind === 'live'),
    'audio-guide': guide.languages.some(({ kind }) => kind === 'audio'),
    'self-guided': guide.kind === 'none',
    'wheelchair-accessible': tour.extraInfo.isWheelchairAccessible,
  }
  return [...new Set([...tour.keyword.services, ...Object.keys(derived).filter((name) => derived[name])])]
}

/** An authored tour as it is sold, with amounts in the number format of the reader; null while it has no place. */
export function asTour({ id, tour, rated }: OwnTour, numbers: Numbers): Tour | null {
  const { name, description, location, keyword, guide, extraInfo, photo, options } = tour
  const [first] = options
  const point = pointOf(tour)
  if (!point) return null
  const lengths = options.flatMap(({ setup }) => setup.durationMinutes ?? [])
  const free = options.map(freeMinutes).filter((minutes) => minutes !== null)
  return {
    id,
    title: name.title,
    summary: description.summary,
    city: location.city,
    country: location.country,
    ...point,
    photos: photo.photos.map(({ imageId }) => photoAddress(imageId)),
    duration: lengths.length > 0 ? { from: Math.min(...lengths), to: Math.max(...lengths) } : null,
    languages: [...new Set(guide.languages.map(({ language }) => language))],
    categories: name.categories,
    interests: keyword.interests,
    services: servicesOf(tour),
    attractions: keyword.attractions,
    keywords: keyword.keywords,
    score: rated?.average ?? null,
    reviewCount: rated?.count ?? 0,
    startTimes: [...new Set(options.flatMap(startTimesOf))].toSorted(),
    freeCancellationHours: free.length > 0 ? Math.min(...free) / 60 : null,
    isPartlyRefundable: free.length === 0 && options.some((option) => partialRefunds(option).length > 0),
    description: description.text,
    highlights: description.highlights,
    inclusions: inclusionsOf(tour),
    exclusions: extraInfo.exclusions,
    information: informationOf(tour, numbers),
    faqs: extraInfo.faqs,
    itinerary: location.stops.flatMap(({ title, description: text, point: at, minutes }) =>
      at ? [{ title, description: text || null, ...at, minutes }] : [],
    ),
    meetingPoint: first ? meetingOf(first, point) : null,
    spoken: guide.languages,
    zone: location.zone,
  }
}
