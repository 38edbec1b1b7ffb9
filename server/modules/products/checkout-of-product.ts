import { AppError } from '#domain/errors.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { checkoutItems } from '../../db/schema/index.ts'

/** What one checkout sells of one product. */
export type CheckoutItem = typeof checkoutItems.$inferSelect

interface Sold<Product extends CheckoutItem['product'], Search, Offer> {
  product: Product
  search: Search
  offer: Offer
  pendingOffer: Offer | null
}
type ItemOf<Product extends CheckoutItem['product'], Search, Offer> = Omit<CheckoutItem, keyof Sold<Product, Search, Offer>> &
  Sold<Product, Search, Offer>
export type FlightItem = ItemOf<'flight', FlightSearch, SupplierFlightOffer>
export type StayItem = ItemOf<'stay', StaySearch, SupplierStayOffer>

/** Throws access.not-found for an item of another product: what it is asked for does not exist there. */
export function flightItem(item: CheckoutItem): FlightItem {
  if (!isFlightItem(item)) throw new AppError('access.not-found')
  return item
}

/** The same for a stay's. */
export function stayItem(item: CheckoutItem): StayItem {
  if (!isStayItem(item)) throw new AppError('access.not-found')
  return item
}

export const isFlightItem = (item: CheckoutItem): item is FlightItem => item.product === 'flight' && item.search !== null
export const isStayItem = (item: CheckoutItem): item is StayItem => item.product === 'stay' && item.search !== null
