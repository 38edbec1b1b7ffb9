import { views } from '#products/server/views.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductView } from '../modules/products/product-view.ts'

export const viewOf = ({ product }: Pick<Order, 'product'>): ProductView => views[product]

/** The paths of the airport codes whose time zones count in itineraries, for products that have itineraries. */
export const clockAirportPaths = Object.entries(views).flatMap(([product, { clockAirport: path }]) =>
  path ? [{ product, path }] : [],
)
