import { z } from 'zod'

/** Shapes of a flight offer, the same whichever supplier it came from. Local times carry no zone: they are the airport's clock. */

export const MoneyShape = z.object({ amount: z.int(), currency: z.string().length(3) })

export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const
export const Cabin = z.enum(cabins)
export type Cabin = z.infer<typeof Cabin>

/** Passenger type codes: adult (12 and over), child (2-11), infant on a lap (under 2). */
export const PassengerType = z.enum(['ADT', 'CHD', 'INF'])
export type PassengerType = z.infer<typeof PassengerType>

export const FlightSegment = z.object({
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
})
export type FlightSegment = z.infer<typeof FlightSegment>

export const FlightSlice = z.object({
  from: z.string(),
  to: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  minutes: z.int(),
  fareBrand: z.string().nullable(),
  segments: z.array(FlightSegment).min(1),
})
export type FlightSlice = z.infer<typeof FlightSlice>

/** What the fare says of changing or refunding; `penalty` is null where the airline does not tell it. */
export const FareCondition = z.object({ allowed: z.boolean(), penalty: MoneyShape.nullable() })
export type FareCondition = z.infer<typeof FareCondition>

/** Pieces per traveller of this type on the whole journey; null means the airline did not tell. */
export const BaggageAllowance = z.object({ checked: z.int().nullable(), cabin: z.int().nullable() })
export type BaggageAllowance = z.infer<typeof BaggageAllowance>

export const OfferPassenger = z.object({
  /** The supplier's own id for this traveller; the booking names travellers by it. */
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

/** A line of the price waterfall, in the selling currency; it names the rule that made it. */
export const WaterfallLine = z.object({
  kind: z.enum(['net', 'commission', 'markup', 'deal-code', 'points', 'gateway-fee']),
  label: z.string(),
  rule: z.string().nullable(),
  amount: MoneyShape,
})
export type WaterfallLine = z.infer<typeof WaterfallLine>

export const PriceWaterfall = z.object({
  net: MoneyShape,
  /** Units of the selling currency for one unit of the supplier's, frozen at `rateAt`. `"1"` when both are the same. */
  rate: z.string(),
  rateAt: z.string(),
  rateSource: z.string(),
  lines: z.array(WaterfallLine),
  total: MoneyShape,
})
export type PriceWaterfall = z.infer<typeof PriceWaterfall>

/** As results, checkouts and orders show it. `waterfall` is there only for roles that may see margin. */
export const PricedFlightOffer = FlightItineraryOffer.extend({
  total: MoneyShape,
  /** The total divided by the travellers who have a seat, rounded. */
  perTraveller: MoneyShape,
  waterfall: PriceWaterfall.nullable(),
})
export type PricedFlightOffer = z.infer<typeof PricedFlightOffer>

/** Two offers of one itinerary are the same flights at other conditions: its fare families. */
export const itineraryKey = (offer: Pick<FlightItineraryOffer, 'slices'>): string =>
  offer.slices
    .map((slice) => slice.segments.map((s) => `${s.marketingCarrier}${s.flightNumber}@${s.departsAt}${s.from}${s.to}`).join('+'))
    .join('|')

export const stopsOf = (slice: FlightSlice): number =>
  slice.segments.length - 1 + slice.segments.reduce((n, s) => n + s.stops.length, 0)

export const totalMinutes = (offer: Pick<FlightItineraryOffer, 'slices'>): number =>
  offer.slices.reduce((n, slice) => n + slice.minutes, 0)
