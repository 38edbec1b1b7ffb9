import { AppError } from '#domain/errors.ts'
import type { FlightItineraryOffer } from '#domain/flights/offer.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Order } from '../../db/schema/index.ts'

/** Any record of an order that says what was sold. */
type Sold = Pick<Order, 'product' | 'itinerary'>
export type OfFlight<T extends Sold> = Omit<T, 'product' | 'itinerary'> & { product: 'flight'; itinerary: FlightItineraryOffer }
export type OfStay<T extends Sold> = Omit<T, 'product' | 'itinerary'> & { product: 'stay'; itinerary: SupplierStayOffer }
export type FlightOrderRow = OfFlight<Order>
export type StayOrderRow = OfStay<Order>

export const isFlight = <T extends Sold>(order: T): order is T & OfFlight<T> => order.product === 'flight'
export const isStay = <T extends Sold>(order: T): order is T & OfStay<T> => order.product === 'stay'

/** Throws access.not-found for an order of another product: what it is asked for does not exist there. */
export function flightOrder<T extends Sold>(order: T): T & OfFlight<T> {
  if (!isFlight(order)) throw new AppError('access.not-found')
  return order
}

/** The same for a stay. */
export function stayOrder<T extends Sold>(order: T): T & OfStay<T> {
  if (!isStay(order)) throw new AppError('access.not-found')
  return order
}
