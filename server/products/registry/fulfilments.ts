import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightFulfilment } from '../../modules/flights/order/flight-fulfilment.ts'
import { policyFulfilment } from '../../modules/policies/order/policy-fulfilment.ts'
import type { OrderOf } from '../../modules/products/order-of-product.ts'
import type { ProductFulfilment } from '../../modules/products/product-fulfilment.ts'
import { stayFulfilment } from '../../modules/stays/order/stay-fulfilment.ts'
import { tourFulfilment } from '../../modules/tours/order/tour-fulfilment.ts'

/** Every product that is bought at suppliers: one line each. */
export const fulfilments: { [P in BuiltProduct]: ProductFulfilment<OrderOf<P>> } = {
  flight: flightFulfilment,
  stay: stayFulfilment,
  tour: tourFulfilment,
  protection: policyFulfilment,
}
