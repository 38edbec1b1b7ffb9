import { orderPath } from '#domain/orders/order-path.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Product } from '#domain/products.ts'
import { webProduct } from './product-of.ts'

/** An order by its product and id. */
export interface NamedOrder {
  product: SoldProduct
  id: string
}

/** The page of an order, by what it is of. */
export const orderAddress = (order: { product: Product; id: string }): string => orderPath(order)

/** The payment step of an unpaid checkout. */
export const payAddress = (product: SoldProduct, checkoutId: string): string => webProduct(product).payAddress(checkoutId)

/** The payment of a trip, which is paid at once. */
export const payTripAddress = (checkoutId: string): string => `/cart/payment?checkout=${checkoutId}`
