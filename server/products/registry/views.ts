import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightView } from '../../modules/flights/order/flight-view.ts'
import type { OrderOf } from '../../modules/products/order-of-product.ts'
import { policyView } from '../../modules/policies/order/policy-view.ts'
import type { DetailOf, ProductView } from '../../modules/products/product-view.ts'
import { stayView } from '../../modules/stays/order/stay-view.ts'
import { tourView } from '../../modules/tours/order/tour-view.ts'

/** How an order of each product is shown: one line each. */
export const views: { [P in BuiltProduct]: ProductView<OrderOf<P>, DetailOf<P>> } = {
  flight: flightView,
  stay: stayView,
  tour: tourView,
  protection: policyView,
}
