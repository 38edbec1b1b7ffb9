import { z } from 'zod'
import { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { FlightItineraryOffer, PassengerType, PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { Loyalty, Traveller } from '#domain/flights/traveller.ts'
import { CheckoutBase } from '../checkouts/checkout-base.ts'
import { EarlierBase } from '../checkouts/typed-fields.ts'
import { OrderBase } from '../orders/order-base.ts'
import { FieldProblems, Id, Instant, ItemId } from '../shapes.ts'

/** Booking now and paying later, where the airline allows it. */
export const HoldOffer = z.object({
  /** Until when the airline waits for its money. */
  until: Instant,
  /** Until when it keeps the price; null where it does not say. */
  priceUntil: Instant.nullable(),
  /** Why it cannot be held now, or null. */
  refusal: z.enum(['extras-chosen']).nullable(),
})
export type HoldOffer = z.infer<typeof HoldOffer>

export const FlightCheckout = CheckoutBase.extend({
  product: z.literal('flight'),
  search: FlightSearch,
  offer: PricedFlightOffer,
  travellers: z.array(Traveller).nullable(),
  /** Seats, bags and the like that were chosen, at selling prices. */
  extras: z.array(ChosenAncillary),
  warnings: FieldProblems,
  /** Null where the airline wants its money at once. */
  hold: HoldOffer.nullable(),
})
export type FlightCheckout = z.infer<typeof FlightCheckout>

export const OrderTraveller = z.object({
  id: Id,
  /** Extras name travellers by it. */
  passengerId: z.string(),
  type: z.enum(['ADT', 'CHD', 'INF']),
  title: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  bornOn: z.string(),
  /** The last three characters of the passport number, or null. */
  documentEnding: z.string().nullable(),
  /** `125-2342567890` */
  ticketNumber: z.string().nullable(),
  loyalty: Loyalty.nullable(),
})
export type OrderTraveller = z.infer<typeof OrderTraveller>

export const FlightOrder = OrderBase.extend({
  product: z.literal('flight'),
  itinerary: FlightItineraryOffer,
  people: z.array(OrderTraveller),
  /** Seats, bags and the like, at selling prices. */
  extras: z.array(ChosenAncillary),
})
export type FlightOrder = z.infer<typeof FlightOrder>

/** What the API says of flights. */
export const flightShapes = {
  product: 'flight',
  choice: z.object({ product: z.literal('flight'), searchId: Id, offerId: ItemId }),
  checkout: FlightCheckout,
  order: FlightOrder,
  earlier: EarlierBase.extend({
    product: z.literal('flight'),
    travellers: z.array(Traveller).nullable(),
    /** Those of the earlier offer, in its order: the draft counts travellers by it. */
    passengers: z.array(z.object({ id: z.string(), type: PassengerType })),
  }),
  refusals: { gone: 'flight.offer-gone', searchExpired: 'flight.search-expired' },
} as const
