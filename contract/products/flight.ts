import { z } from 'zod'
import { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { FlightItineraryOffer, PassengerType, PricedFlightOffer } from '#domain/flights/offer.ts'
import { Loyalty, Traveller } from '#domain/flights/people/traveller.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { CheckoutBase, HoldOffer } from '../base/checkout-base.ts'
import { OrderBase } from '../base/order-base.ts'
import { EarlierBase } from '../base/typed-fields.ts'
import { FieldProblems, Id, ItemId } from '../shapes.ts'

export const FlightCheckout = CheckoutBase.extend({
  product: z.literal('flight'),
  search: FlightSearch,
  offer: PricedFlightOffer,
  travellers: z.array(Traveller).nullable(),
  /** The chosen ancillaries at selling prices. */
  extras: z.array(ChosenAncillary),
  warnings: FieldProblems,
  /** Null if the airline requires immediate payment. */
  hold: HoldOffer.nullable(),
})
export type FlightCheckout = z.infer<typeof FlightCheckout>

export const OrderTraveller = z.object({
  id: Id,
  /** Ancillaries refer to travellers by this id. */
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
  /** Ancillaries at selling prices. */
  extras: z.array(ChosenAncillary),
})
export type FlightOrder = z.infer<typeof FlightOrder>

/** The shapes of flights in the API. */
export const flightShapes = {
  product: 'flight',
  choice: z.object({ product: z.literal('flight'), searchId: Id, offerId: ItemId }),
  checkout: FlightCheckout,
  order: FlightOrder,
  earlier: EarlierBase.extend({
    product: z.literal('flight'),
    travellers: z.array(Traveller).nullable(),
    /** The passengers of the earlier offer, in its order: the index of a traveller in the unsaved fields refers to it. */
    passengers: z.array(z.object({ id: z.string(), type: PassengerType })),
  }),
  refusals: { gone: 'flight.offer-gone', searchExpired: 'flight.search-expired', cancelling: [], rebooking: [] },
} as const
