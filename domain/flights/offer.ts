import { z } from 'zod'
import { ClockPlace, MoneyShape, PriceWaterfall } from '../money/waterfall.ts'
import { cabins } from './cabins.ts'

/** Shapes of a flight offer of any supplier. Local times have no zone: they are in the airport's zone. */

export const Cabin = z.enum(cabins)
export type Cabin = z.infer<typeof Cabin>

/** Passenger type codes: adult (12 and over), child (2-11), infant on a lap (under 2). */
export const PassengerType = z.enum(['ADT', 'CHD', 'INF'])
export type PassengerType = z.infer<typeof PassengerType>

/** The cabin amenities of a flight; null if the airline does not state them. */
export const Amenities = z.object({
  wifi: z.enum(['free', 'paid', 'none']).nullable(),
  power: z.boolean().nullable(),
  /** Such as `full_flat` or `extra_legroom`. */
  seat: z.string().nullable(),
})
export type Amenities = z.infer<typeof Amenities>

export const FlightSegment = z.object({
  /** Seats and bags refer to flights by this id: the supplier's id inside the product, our own id in API responses. */
  id: z.string().default(''),
  from: z.string(),
  to: z.string(),
  /** City names as the supplier spells them, so that no screen shows only a code. */
  fromCity: z.string(),
  toCity: z.string(),
  fromTerminal: z.string().nullable(),
  toTerminal: z.string().nullable(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  minutes: z.int(),
  marketingCarrier: z.string(),
  marketingCarrierName: z.string(),
  flightNumber: z.string(),
  operatingCarrier: z.string(),
  operatingCarrierName: z.string(),
  aircraft: z.string().nullable(),
  stops: z.array(z.string()),
  cabin: Cabin,
  fareBasis: z.string().nullable(),
  amenities: Amenities.nullable().default(null),
})
export type FlightSegment = z.infer<typeof FlightSegment>

/** The fare's condition for changes or refunds; `penalty` is null if the airline does not state it. */
export const FareCondition = z.object({ allowed: z.boolean(), penalty: MoneyShape.nullable() })
export type FareCondition = z.infer<typeof FareCondition>

/** What the fare of one slice includes; null if the airline does not state it. */
export const SliceConditions = z.object({
  refund: FareCondition.nullable(),
  change: FareCondition.nullable(),
  seatSelection: z.boolean().nullable(),
  priorityBoarding: z.boolean().nullable(),
  priorityCheckIn: z.boolean().nullable(),
})
export type SliceConditions = z.infer<typeof SliceConditions>

export const FlightSlice = z.object({
  from: z.string(),
  to: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  minutes: z.int(),
  fareBrand: z.string().nullable(),
  conditions: SliceConditions.nullable().default(null),
  segments: z.array(FlightSegment).min(1),
})
export type FlightSlice = z.infer<typeof FlightSlice>

/** Pieces per traveller of this type on the whole journey; null if the airline does not state it. */
export const BaggageAllowance = z.object({ checked: z.int().nullable(), cabin: z.int().nullable() })
export type BaggageAllowance = z.infer<typeof BaggageAllowance>

export const OfferPassenger = z.object({
  /** The booking refers to travellers by this id: the supplier's id inside the product, our own id in API responses. */
  id: z.string(),
  type: PassengerType,
  /** The age for the price, on the day of the last flight; null if the price does not depend on it. */
  age: z.int().nullable(),
  baggage: BaggageAllowance,
})
export type OfferPassenger = z.infer<typeof OfferPassenger>

/** The facts of an offer for everybody who may search. */
export const FlightItineraryOffer = z.object({
  id: z.string(),
  supplier: z.string(),
  owner: z.string(),
  ownerName: z.string(),
  slices: z.array(FlightSlice).min(1),
  passengers: z.array(OfferPassenger).min(1),
  refund: FareCondition.nullable(),
  change: FareCondition.nullable(),
  /** Null if the airline requires immediate payment. */
  holdUntil: z.string().nullable(),
  priceGuaranteedUntil: z.string().nullable(),
  documentsRequired: z.boolean(),
  /** Airlines whose frequent-flyer numbers this booking accepts. */
  loyaltyAirlines: z.array(z.string()).default([]),
  /** The airline's conditions of carriage. */
  conditionsUrl: z.string().nullable().default(null),
  /** True for a fare of the searched corporate code. */
  isPrivateFare: z.boolean().default(false),
  emissionsKg: z.int().nullable(),
  expiresAt: z.string(),
})
export type FlightItineraryOffer = z.infer<typeof FlightItineraryOffer>

/** As a supplier adapter returns it: with the supplier's id and the net price in the supplier's currency. */
export const SupplierFlightOffer = FlightItineraryOffer.extend({
  supplierOfferId: z.string(),
  net: MoneyShape,
  netTax: MoneyShape.nullable(),
})
export type SupplierFlightOffer = z.infer<typeof SupplierFlightOffer>

/** As results, checkouts and orders show it. `waterfall` is only present for roles that see margin. */
export const PricedFlightOffer = FlightItineraryOffer.extend({
  /** Where the journey begins: deadlines are also shown in its zone. */
  departure: ClockPlace,
  /** The total for all travellers with the cheapest payment method. Suppliers price the party as a whole: no amount per traveller is known. */
  total: MoneyShape,
  /** Taxes and fees of airline and airports, included in `total`; null if the supplier does not state them. */
  taxes: MoneyShape.nullable(),
  /** The fee of the cheapest payment method, included in `total`. */
  paymentFee: MoneyShape,
  waterfall: PriceWaterfall.nullable(),
})
export type PricedFlightOffer = z.infer<typeof PricedFlightOffer>
