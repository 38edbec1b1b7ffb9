import { type ProductTypes, storedProducts } from '#products/sold.ts'
import { type Product, products } from './products.ts'

/** A product of the specification that is implemented. */
export type SoldProduct = keyof ProductTypes & Product

export const soldProducts: readonly SoldProduct[] = products.filter((product): product is SoldProduct =>
  Object.hasOwn(storedProducts, product),
)

export type SearchOf<P extends SoldProduct = SoldProduct> = ProductTypes[P]['search']
export type OfferOf<P extends SoldProduct = SoldProduct> = ProductTypes[P]['offer']
export type ItineraryOf<P extends SoldProduct = SoldProduct> = ProductTypes[P]['itinerary']
export type PeopleOf<P extends SoldProduct = SoldProduct> = ProductTypes[P]['people']
