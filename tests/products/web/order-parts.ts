import type { BuiltProduct } from '#products/sold.ts'
import { flightParts } from '#web/products/flight/order-parts.ts'
import type { OrderOf, OrderParts } from '#web/products/order-parts.ts'
import { stayParts } from '#web/products/stay/order-parts.tsx'
import { tourParts } from '#web/products/tour/order-parts.ts'
import { bagParts } from '../bags/web.ts'

/** The real rows, and that of the product that only tests declare. */
export const orderParts: { [P in BuiltProduct]: OrderParts<OrderOf<P>> } = {
  flight: flightParts,
  stay: stayParts,
  tour: tourParts,
  protection: bagParts,
}
