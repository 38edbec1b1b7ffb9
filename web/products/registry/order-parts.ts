import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightParts } from '../flight/order-parts.ts'
import type { OrderOf, OrderParts } from '../order-parts.ts'
import { policyParts } from '../protection/order-parts.ts'
import { stayParts } from '../stay/order-parts.tsx'
import { tourParts } from '../tour/order-parts.ts'

/** Each product's parts of an order page. */
export const orderParts: { [P in BuiltProduct]: OrderParts<OrderOf<P>> } = {
  flight: flightParts,
  stay: stayParts,
  tour: tourParts,
  protection: policyParts,
}
