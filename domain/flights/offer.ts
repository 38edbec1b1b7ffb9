import { z } from 'zod'
import { ClockPlace, MoneyShape, PriceWaterfall } from '../waterfall.ts'
import { cabins } from './cabins.ts'

/** Shapes of a flight offer, the same whichever supplier it came from. Local times carry no zone: they are the airport's clock. */

export const Cabin = z.enum(cabins)
export type Cabin = z.infer<typeof Cabin>

/** Passenger type codes: adult (12 and over), child (2-11), infant on a lap (under 2). */
export const PassengerType = z.enum(['ADT', 'CHD', 'INF'])
export type PassengerType = z.infer<typeof PassengerType>

/** What the cabin offers on a flight; null where the airline does not tell. */
export const Amenities = z.object({
  wifi: z.enum(['free', 'paid', 'none']).nullable(),
  power: z.boolean().nullable(),
  /** Such as `full_flat` or `extra_legroom`. */
  seat: z.string().nullable(),
})
export type Amenities = z.infer<typeof Amenities>

export const FlightSegment = z.object({
  /** Seats and bags name flights by it: the supplier's own id in the product, ours in what is sent to people. */
  id: z.string().default(''),
  from: z.string(),
  to: z.string(),
  /** City names as the supplier spells them, so that no screen shows a bare code. */
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

/** What the fare says of changing or refunding; `penalty` is null where the airline does not tell it. */
export const FareCondition = z.object({ allowed: z.boolean(), penalty: MoneyShape.nullable() })
export type FareCondition = z.infer<typeof FareCondition>

/** What the fare of one way includes; null where the airline does not tell. */
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

/** Pieces per traveller of this type on the whole journey; null means the airline did not tell. */
export const BaggageAllowance = z.object({ checked: z.int().nullable(), cabin: z.int().nullable() })
export type BaggageAllowance = z.infer<typeof BaggageAllowance>

export const OfferPassenger = z.object({
  /** The booking names travellers by it: the supplier's own id in the product, ours in what is sent to people. */
  id: z.string(),
  type: PassengerType,
  /** The age it was priced for, on the day of the last flight; null where the price does not depend on it. */
  age: z.int().nullable(),
  baggage: BaggageAllowance,
})
export type OfferPassenger = z.infer<typeof OfferPassenger>

/** Everything of an offer that anyone who may search may see. */
export const FlightItineraryOffer = z.object({
  id: z.string(),
  supplier: z.string(),
  owner: z.string(),
  ownerName: z.string(),
  slices: z.array(FlightSlice).min(1),
  passengers: z.array(OfferPassenger).min(1),
  refund: FareCondition.nullable(),
  change: FareCondition.nullable(),
  /** Null where the airline wants its money at once. */
  holdUntil: z.string().nullable(),
  priceGuaranteedUntil: z.string().nullable(),
  documentsRequired: z.boolean(),
  /** Airlines whose frequent-flyer numbers this booking takes. */
  loyaltyAirlines: z.array(z.string()).default([]),
  /** The airline's conditions of carriage. */
  conditionsUrl: z.string().nullable().default(null),
  /** True for a fare of the corporate code that was searched with. */
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

/** As results, checkouts and orders show it. `waterfall` is there only for roles that may see margin. */
export const PricedFlightOffer = FlightItineraryOffer.extend({
  /** Where the journey begins: its clocks tell the deadlines too. */
  departure: ClockPlace,
  /** What all travellers pay together by the cheapest way to pay. Suppliers price the party as a whole: no amount per traveller is known. */
  total: MoneyShape,
  /** The part of `total` that is taxes and fees of airline and airports; null where the supplier does not tell. */
  taxes: MoneyShape.nullable(),
  /** The part of `total` that is the fee of the cheapest way to pay. */
  paymentFee: MoneyShape,
  waterfall: PriceWaterfall.nullable(),
})
export type PricedFlightOffer = z.infer<typeof PricedFlightOffer>
