import { z } from 'zod'
import { questionKinds, unitKinds } from '../tours/kinds.ts'
import { Words } from '../words.ts'
import { Schedule, TourDay } from './schedule-shape.ts'

const RowId = Words.min(1).max(40)
const Amount = z.int('Enter an amount.').min(0, 'Enter an amount of zero or more.').max(1e13)
const Whole = z.int('Enter a whole number.')
const Count = Whole.min(1).max(10_000)
const minutes = Whole.min(0).max(527_040)

/** A point on the map; null while none was set. */
export const MapPoint = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
export type MapPoint = z.infer<typeof MapPoint>

export const BookingQuestion = z.object({
  id: RowId,
  label: Words.max(200),
  help: Words.max(300),
  kind: z.enum(questionKinds),
  /** `booking`: once; `person`: for each participant. */
  of: z.enum(['booking', 'person']),
  isRequired: z.boolean(),
  /** The answer is about a person's health, faith or papers: few see it, and it is deleted some weeks after the departure. Absent: no. */
  isPersonal: z.boolean().optional(),
  /** Of `select`. */
  choices: z.array(Words.max(120)).max(30),
})
export type BookingQuestion = z.infer<typeof BookingQuestion>

/** Cancelling more than `minutesBefore` the start refunds `refundPercent`; after the last rule nothing is refunded. */
export const CancellationRule = z.object({ minutesBefore: minutes, refundPercent: Whole.min(1).max(100) })
export type CancellationRule = z.infer<typeof CancellationRule>

/** The step "Option setup" of an option. */
export const OptionSetup = z.object({
  /** `start-times` is START_TIME of OCTO, `opening-hours` its OPENING_HOURS. */
  kind: z.enum(['start-times', 'opening-hours']),
  durationMinutes: Whole.min(1).max(86_400).nullable(),
  isPrivate: z.boolean(),
  questions: z.array(BookingQuestion).max(30),
  /** Earliest rule first: `minutesBefore` descends. Empty: nothing is refunded. */
  cancellation: z.array(CancellationRule).max(6),
})
export type OptionSetup = z.infer<typeof OptionSetup>

export const AuthoredPickup = z.object({
  id: RowId,
  name: Words.max(120),
  address: Words.max(240),
  point: MapPoint.nullable(),
  /** Minutes before the start. */
  minutesBefore: Whole.min(0).max(1_440),
})
export type AuthoredPickup = z.infer<typeof AuthoredPickup>

/** The step "Meeting" of an option. */
export const OptionMeeting = z.object({
  title: Words.max(120),
  address: Words.max(240),
  directions: Words.max(1_000),
  point: MapPoint.nullable(),
  pickup: z.enum(['none', 'possible', 'required']),
  pickupPoints: z.array(AuthoredPickup).max(60),
})
export type OptionMeeting = z.infer<typeof OptionMeeting>

/** People of an age; the categories of an option cover 0 to 99 without gaps and overlaps. */
export const AgeCategory = z.object({
  id: RowId,
  kind: z.enum(unitKinds),
  title: Words.max(60),
  minAge: Whole.min(0).max(99),
  maxAge: Whole.min(0).max(99),
  /** Not counted towards the seats: infants on a lap. */
  takesSeat: z.boolean(),
  /** Booked only together with a category that `canBookAlone`. */
  canBookAlone: z.boolean(),
  /** False: people of this age cannot take part. */
  isAdmitted: z.boolean(),
})
export type AgeCategory = z.infer<typeof AgeCategory>

/** A share of a resource (`tour_resources`) of the agency, which other tours may use as well. */
export const ResourceUse = z.object({
  resourceId: z.uuid(),
  /** `departure`: `units` for each start, as a guide; `person`: `units` for each seat sold, as a bus. */
  per: z.enum(['departure', 'person']),
  units: Whole.min(1).max(1_000),
})
export type ResourceUse = z.infer<typeof ResourceUse>

/** The step "Capacity" of an option. */
export const OptionCapacity = z.object({
  /** `freesale`: without limit; `limited`: `seats` for each start; `on-request`: the agency decides after the booking. */
  mode: z.enum(['freesale', 'limited', 'on-request']),
  /** Of a start, or of a day with opening hours. Null: resources alone limit. */
  seats: Count.nullable(),
  minPerBooking: Count,
  maxPerBooking: Count.nullable(),
  /** With fewer travellers the agency may cancel the departure: the tour's page says so, and the list of departures marks it. */
  minPerDeparture: Count,
  /** Minutes before the start until which it is sold. */
  cutOffMinutes: minutes,
  resources: z.array(ResourceUse).max(20),
})
export type OptionCapacity = z.infer<typeof OptionCapacity>

/** The price from so many people on; the last tier is open. */
export const PriceTier = z.object({ from: Count, amount: Amount })
export type PriceTier = z.infer<typeof PriceTier>

/** Per person: of one person of the category. Per group: `categoryId` is null and the amount is of the whole group. */
export const TourPrice = z.object({
  categoryId: RowId.nullable(),
  /** Minor units of the list's currency; ascending by `from`, the first from 1. */
  tiers: z.array(PriceTier).min(1).max(12),
})
export type TourPrice = z.infer<typeof TourPrice>

/** Prices of a currency, a channel and a season. The most specific list applies: channel and season, then season, then channel, then the basic list. */
export const PriceList = z.object({
  id: RowId,
  name: Words.max(80),
  currency: z.string().regex(/^[A-Z]{3}$/),
  channel: z.enum(['all', 'agency', 'resellers']),
  /** Days of departure; null for all. */
  season: z.object({ from: TourDay, to: TourDay }).nullable(),
  prices: z.array(TourPrice).max(20),
})
export type PriceList = z.infer<typeof PriceList>

/** The step "Price" of an option. */
export const OptionPrice = z.object({ per: z.enum(['person', 'group']), lists: z.array(PriceList).max(40) })
export type OptionPrice = z.infer<typeof OptionPrice>

/** What travellers choose with a booking and pay on the day. */
export const AddOn = z.object({
  id: RowId,
  title: Words.max(120),
  description: Words.max(500),
  per: z.enum(['person', 'booking']),
  amount: Amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** How many there are for each departure; null or absent: enough for everybody. */
  stock: z.int().min(0).max(10_000).nullish(),
})
export type AddOn = z.infer<typeof AddOn>

/** One way to take a tour, as it is written by the steps from "Options" on. */
export const AuthoredOption = z.object({
  id: RowId,
  name: Words.max(120),
  description: Words.max(1_000),
  setup: OptionSetup,
  meeting: OptionMeeting,
  schedule: Schedule,
  categories: z.array(AgeCategory).max(12),
  capacity: OptionCapacity,
  price: OptionPrice,
  addOns: z.array(AddOn).max(20),
})
export type AuthoredOption = z.infer<typeof AuthoredOption>
