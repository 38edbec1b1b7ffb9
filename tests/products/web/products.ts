import type { BuiltProduct } from '#products/sold.ts'
import { flightProduct } from '#web/products/flight/product.ts'
import { stayProduct } from '#web/products/stay/product.ts'
import { tourProduct } from '#web/products/tour/product.ts'
import type { WebProduct } from '#web/products/web-product.ts'
import { bagProduct } from '../bags/web.ts'

/** The real rows, and that of the product that only tests declare. */
export const webProducts: { [P in BuiltProduct]: WebProduct<P> } = {
  flight: flightProduct,
  stay: stayProduct,
  tour: tourProduct,
  protection: bagProduct,
}
