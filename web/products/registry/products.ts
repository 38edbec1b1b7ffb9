import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightProduct } from '../flight/product.ts'
import { policyProduct } from '../protection/product.ts'
import { stayProduct } from '../stay/product.ts'
import { tourProduct } from '../tour/product.ts'
import type { WebProduct } from '../web-product.ts'

/** Every product: one line each, in the order of the navigation. */
export const webProducts: { [P in BuiltProduct]: WebProduct<P> } = {
  flight: flightProduct,
  stay: stayProduct,
  tour: tourProduct,
  protection: policyProduct,
}
