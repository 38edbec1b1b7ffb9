import { views } from '#products/server/views.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductView } from '../modules/products/product-view.ts'

export const viewOf = ({ product }: Pick<Order, 'product'>): ProductView => views[product]

/** The paths at which itineraries name the airport whose clocks count, of the products that have one. */
export const clockAirportPaths = Object.entries(views).flatMap(([product, { clockAirport: path }]) =>
  path ? [{ product, path }] : [],
)
