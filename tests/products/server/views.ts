import type { BuiltProduct } from '#products/sold.ts'
import { flightView } from '#server/modules/flights/order/flight-view.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DetailOf, ProductView } from '#server/modules/products/product-view.ts'
import { stayView } from '#server/modules/stays/order/stay-view.ts'
import { tourView } from '#server/modules/tours/order/tour-view.ts'
import { bagView } from '../bags/order.ts'

/** The real rows, and that of the product that only tests declare. */
export const views: { [P in BuiltProduct]: ProductView<OrderOf<P>, DetailOf<P>> } = {
  flight: flightView,
  stay: stayView,
  tour: tourView,
  protection: bagView,
}
