import type { Checkout } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { isOf as isShownOf } from '#domain/is-of.ts'
import type { OfferOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import type { checkoutItems } from '../../db/schema/index.ts'

/** The item of a checkout, narrowed to one product. */
export type CheckoutItem = typeof checkoutItems.$inferSelect

interface Sold<P extends SoldProduct> {
  product: P
  search: SearchOf<P>
  offer: OfferOf<P>
  pendingOffer: OfferOf<P> | null
}
export type ItemOf<P extends SoldProduct> = Omit<CheckoutItem, keyof Sold<P>> & Sold<P>

const isOf = <P extends SoldProduct>(product: P, item: CheckoutItem): item is CheckoutItem & ItemOf<P> => item.product === product

/** Throws access.not-found for an item of another product. */
export function itemOf<P extends SoldProduct>(product: P, item: CheckoutItem): ItemOf<P> {
  if (!isOf(product, item)) throw new AppError('access.not-found')
  return item
}

/** A checkout as its screens show it, of this product. Throws access.not-found for one of another product. */
export function checkoutOf<P extends SoldProduct>(product: P, checkout: Checkout): Extract<Checkout, { product: P }> {
  if (!isShownOf(product, checkout)) throw new AppError('access.not-found')
  return checkout
}
