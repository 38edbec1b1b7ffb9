import { AppError } from '#domain/errors.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { checkouts } from '../../db/schema/index.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

interface Sold<Product extends CheckoutRow['product'], Search, Offer> {
  product: Product
  search: Search
  offer: Offer
  pendingOffer: Offer | null
}
type RowOf<Product extends CheckoutRow['product'], Search, Offer> = Omit<CheckoutRow, keyof Sold<Product, Search, Offer>> &
  Sold<Product, Search, Offer>
export type FlightCheckoutRow = RowOf<'flight', FlightSearch, SupplierFlightOffer>
export type StayCheckoutRow = RowOf<'stay', StaySearch, SupplierStayOffer>

/** Throws access.not-found for a checkout of another product: what it is asked for does not exist there. */
export function flightRow(row: CheckoutRow): FlightCheckoutRow {
  if (!isFlightRow(row)) throw new AppError('access.not-found')
  return row
}

/** The same for a stay's. */
export function stayRow(row: CheckoutRow): StayCheckoutRow {
  if (!isStayRow(row)) throw new AppError('access.not-found')
  return row
}

const isFlightRow = (row: CheckoutRow): row is FlightCheckoutRow => row.product === 'flight'
export const isStayRow = (row: CheckoutRow): row is StayCheckoutRow => row.product === 'stay'
