import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightRoutes } from '../flight/routes.ts'
import type { ProductRoutes } from '../product-routes.ts'
import { policyRoutes } from '../protection/routes.ts'
import { stayRoutes } from '../stay/routes.ts'
import { tourRoutes } from '../tour/routes.ts'

/** The addresses of every product: one line each. */
export const productRoutes: Record<BuiltProduct, ProductRoutes> = {
  flight: flightRoutes,
  stay: stayRoutes,
  tour: tourRoutes,
  protection: policyRoutes,
}
