import type { BuiltProduct } from '#products/sold.ts'
import { flightFulfilment } from '#server/modules/flights/order/flight-fulfilment.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductFulfilment } from '#server/modules/products/product-fulfilment.ts'
import { stayFulfilment } from '#server/modules/stays/order/stay-fulfilment.ts'
import { tourFulfilment } from '#server/modules/tours/order/tour-fulfilment.ts'
import { bagFulfilment } from '../bags/order.ts'

/** The real rows, and that of the product that only tests declare. */
export const fulfilments: { [P in BuiltProduct]: ProductFulfilment<OrderOf<P>> } = {
  flight: flightFulfilment,
  stay: stayFulfilment,
  tour: tourFulfilment,
  protection: bagFulfilment,
}
