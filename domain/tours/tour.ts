import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import { TourAddOn } from './add-ons.ts'
import { questionKinds, unitKinds } from './kinds.ts'
import { TourReview } from './review.ts'

const Point = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }

/** A place of the itinerary, or where participants meet. */
export const TourStop = z.object({
  title: z.string(),
  description: z.string().nullable(),
  ...Point,
  /** How long it lasts; null if unknown. */
  minutes: z.int().nullable(),
})
export type TourStop = z.infer<typeof TourStop>

export const MeetingPoint = z.object({
  title: z.string(),
  address: z.string().nullable(),
  directions: z.string().nullable(),
  ...Point,
})
export type MeetingPoint = z.infer<typeof MeetingPoint>

/** A language in which it is given: `live` by a guide, `audio` or `written` by recording and text. */
export const TourLanguage = z.object({ language: z.string(), kind: z.enum(['live', 'audio', 'written']) })
export type TourLanguage = z.infer<typeof TourLanguage>

/** The facts of a tour that its card shows. */
export const TourBrief = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  city: z.string(),
  country: z.string(),
  ...Point,
  photos: z.array(z.string()),
  /** Minutes; `to` is larger where options differ. Null if unknown. */
  duration: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** ISO 639 codes. */
  languages: z.array(z.string()),
  /** Keys of `tourCategories`, `tourInterests` and `tourServices` (domain/tours/kinds.ts). */
  categories: z.array(z.string()),
  interests: z.array(z.string()),
  services: z.array(z.string()),
  /** Sights that it visits, by name. */
  attractions: z.array(z.string()),
  /** Further words by which it is found. */
  keywords: z.array(z.string()).optional(),
  /** The average of the reviews, 0 to 5; null without reviews. */
  score: z.number().nullable(),
  reviewCount: z.int(),
  /** Local starts, HH:MM, of all days; empty for opening hours. */
  startTimes: z.array(z.string()),
  /** Hours before the start until which cancelling is free; null where it never is. */
  freeCancellationHours: z.number().nullable(),
  /** Cancelling is never free, but refunds a part for some time. */
  isPartlyRefundable: z.boolean().optional(),
})
export type TourBrief = z.infer<typeof TourBrief>

/** A tour with everything that its page shows. */
export const Tour = TourBrief.extend({
  description: z.string(),
  highlights: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  /** What to know before booking: what to bring, who cannot take part. */
  information: z.array(z.string()),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  itinerary: z.array(TourStop),
  meetingPoint: MeetingPoint.nullable(),
  spoken: z.array(TourLanguage),
  /** IANA time zone of all local times. */
  zone: z.string(),
  /** The newest reviews, where they may be read. */
  reviews: z.array(TourReview).optional(),
})
export type Tour = z.infer<typeof Tour>

/** A category of people of an option, with the ages to which it applies. */
export const TourUnit = z.object({
  id: z.string(),
  kind: z.enum(unitKinds),
  title: z.string(),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  minQuantity: z.int().nullable(),
  maxQuantity: z.int().nullable(),
  /** How many people one of it admits; a family ticket admits several. */
  admits: z.int().min(1),
  /** Ids of units of which one must be booked too. */
  accompaniedBy: z.array(z.string()),
  /** Whether each person's name is required. */
  needsName: z.boolean(),
})
export type TourUnit = z.infer<typeof TourUnit>

export const TourQuestion = z.object({
  id: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  kind: z.enum(questionKinds),
  /** `booking`: once; `person`: for each participant. */
  of: z.enum(['booking', 'person']),
  isRequired: z.boolean(),
  /** The answer is about a person's health, faith or papers: few see it. Of own tours alone; absent: no. */
  isPersonal: z.boolean().optional(),
  /** Of `select`. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type TourQuestion = z.infer<typeof TourQuestion>

export const PickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  directions: z.string().nullable(),
  ...Point,
})
export type PickupPoint = z.infer<typeof PickupPoint>

/** One way to take a tour. */
export const TourOption = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  isDefault: z.boolean(),
  /** `start-times`: on a day at a time; `opening-hours`: at any time while it is open. */
  kind: z.enum(['start-times', 'opening-hours']),
  durationMinutes: z.int().nullable(),
  startTimes: z.array(z.string()),
  units: z.array(TourUnit).min(1),
  minUnits: z.int(),
  maxUnits: z.int().nullable(),
  questions: z.array(TourQuestion),
  /** Where participants of this option meet; absent: where the tour does. */
  meetingPoint: MeetingPoint.optional(),
  pickup: z.enum(['none', 'possible', 'required']),
  pickupPoints: z.array(PickupPoint),
  /** Minutes before the start until which cancelling is free; null where it never is. */
  freeCancellationMinutes: z.int().nullable(),
  /** After the free time: cancelling more than `minutesBefore` the start refunds this part. Absent: nothing. */
  partialRefunds: z.array(z.object({ minutesBefore: z.int(), refundPercent: z.int() })).optional(),
  /** The operator decides after the booking. */
  isOnRequest: z.boolean(),
  /** What can be chosen with it, paid on the day; absent where there is nothing. */
  addOns: z.array(TourAddOn).optional(),
})
export type TourOption = z.infer<typeof TourOption>

/** The tour as participants of an option take it. */
export const tourOfOption = <T extends Pick<Tour, 'meetingPoint'>>(
  tour: T,
  option: Pick<TourOption, 'meetingPoint'> | undefined,
): T => (option?.meetingPoint ? { ...tour, meetingPoint: option.meetingPoint } : tour)

/** The state of a day or a start. */
export const placeStates = ['available', 'limited', 'freesale', 'sold-out', 'closed'] as const
export type PlaceState = (typeof placeStates)[number]

/** The people of one category in a booking, with the price of each. */
export const BookedUnit = z.object({
  unitId: z.string(),
  kind: z.enum(unitKinds),
  title: z.string(),
  quantity: z.int().min(1),
  /** Of one; null where the booking has one price. */
  each: MoneyShape.nullable(),
})
export type BookedUnit = z.infer<typeof BookedUnit>

/** For display: the price of all people of the category; null where the booking has one price. */
export const PricedUnit = BookedUnit.omit({ each: true }).extend({ price: MoneyShape.nullable() })
export type PricedUnit = z.infer<typeof PricedUnit>
