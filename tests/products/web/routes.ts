import type { BuiltProduct } from '#products/sold.ts'
import { flightRoutes } from '#web/products/flight/routes.ts'
import type { ProductRoutes } from '#web/products/product-routes.ts'
import { stayRoutes } from '#web/products/stay/routes.ts'
import { tourRoutes } from '#web/products/tour/routes.ts'
import { bagRoutes } from '../bags/web-routes.ts'

/** The real rows, and that of the product that only tests declare. */
export const productRoutes: Record<BuiltProduct, ProductRoutes> = {
  flight: flightRoutes,
  stay: stayRoutes,
  tour: tourRoutes,
  protection: bagRoutes,
}
