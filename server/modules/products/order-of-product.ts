import { AppError } from '#domain/errors.ts'
import type { ItineraryOf, SoldProduct } from '#domain/product-types.ts'
import type { Order } from '../../db/schema/index.ts'

/** Any record of an order that includes its product. */
type Sold = Pick<Order, 'product' | 'itinerary'>
type Of<P extends SoldProduct, T extends Sold> = Omit<T, 'product' | 'itinerary'> & { product: P; itinerary: ItineraryOf<P> }
export type OrderOf<P extends SoldProduct> = Of<P, Order>

export const isOf = <P extends SoldProduct, T extends Sold>(product: P, order: T): order is T & Of<P, T> =>
  order.product === product

/** Throws access.not-found for an order of another product. */
export function orderOf<P extends SoldProduct, T extends Sold>(product: P, order: T): T & Of<P, T> {
  if (!isOf(product, order)) throw new AppError('access.not-found')
  return order
}
