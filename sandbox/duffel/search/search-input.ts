import { z } from 'zod'
import { queryFlag, queryNumber } from '../http/parse-input.ts'

export const CABIN_CLASSES = ['first', 'business', 'premium_economy', 'economy'] as const
export const PASSENGER_TYPES = ['adult', 'child', 'infant_without_seat'] as const
const FARE_TYPES = [
  'accompanying_adult',
  'contract_bulk',
  'contract_bulk_child',
  'contract_bulk_infant_with_seat',
  'contract_bulk_infant_without_seat',
  'frequent_flyer',
  'group_inclusive_tour',
  'group_inclusive_tour_child',
  'humanitarian',
  'individual_inclusive_tour_child',
  'marine',
  'seat_only',
  'student',
  'teacher',
  'tour_operator_inclusive',
  'tour_operator_inclusive_infant',
  'unaccompanied_child',
  'visiting_friends_and_family',
] as const

export const loyaltyAccount = z.object({
  account_number: z.string().min(1),
  airline_iata_code: z.string().regex(/^[A-Z0-9]{2}$/, 'is not an airline code'),
})

const place = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'is not an IATA code')

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 09:45')
const timeRange = z.object({ from: localTime, to: localTime }).nullish()

const slice = z
  .object({ origin: place, destination: place, departure_date: z.iso.date(), departure_time: timeRange, arrival_time: timeRange })
  .refine(({ origin, destination }) => origin !== destination, {
    path: ['destination'],
    message: 'has to differ from the origin',
    params: { code: 'inclusion' },
  })

const passenger = z
  .object({
    type: z.enum(PASSENGER_TYPES).optional(),
    age: z.number().int().min(0).max(130).nullish(),
    fare_type: z.enum(FARE_TYPES).nullish(),
    given_name: z.string().nullish(),
    family_name: z.string().nullish(),
    loyalty_programme_accounts: z.array(loyaltyAccount).nullish(),
  })
  .refine(({ type, age, fare_type }) => type !== undefined || typeof age === 'number' || fare_type, {
    path: ['type'],
    message: 'say the type, the age or the fare type of each passenger',
    params: { code: 'required' },
  })

const fareCode = z.string().trim().min(1).max(60)

const privateFare = z
  .object({
    corporate_code: fareCode.optional(),
    tracking_reference: fareCode.optional(),
    tour_code: fareCode.optional(),
  })
  .refine(({ corporate_code, tracking_reference, tour_code }) => corporate_code || tracking_reference || tour_code, {
    path: ['corporate_code'],
    message: 'name a corporate code, a tracking reference or a tour code',
    params: { code: 'required' },
  })

/** `data` of a search, for the offer request and the batch offer request. */
export const searchInput = z.object({
  slices: z.array(slice).min(1).max(6),
  passengers: z.array(passenger).min(1).max(9),
  cabin_class: z.enum(CABIN_CLASSES).nullish(),
  max_connections: z.number().int().min(0).max(2).nullish(),
  private_fares: z.record(z.string(), z.array(privateFare)).nullish(),
  airline_credit_ids: z.array(z.string().min(1)).nullish(),
  include_split_ticket: z.boolean().nullish(),
})

export type SearchInput = z.infer<typeof searchInput>

export const searchQuery = z.object({
  return_offers: queryFlag.default(true),
  supplier_timeout: queryNumber(2000, 60_000).default(20_000),
  view: z.enum(['offers', 'itineraries']).default('offers'),
})
