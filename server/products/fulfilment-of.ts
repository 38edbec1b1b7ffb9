import { flightFulfilment } from '../modules/flights/flight-fulfilment.ts'
import type { Order } from '../modules/orders/transition-order.ts'
import type { ProductFulfilment } from '../modules/products/product-fulfilment.ts'
import { stayFulfilment } from '../modules/stays/stay-fulfilment.ts'

/** Every product that is bought at suppliers: one line each. */
const fulfilments: Record<Order['product'], ProductFulfilment> = { flight: flightFulfilment, stay: stayFulfilment }

export const fulfilmentOf = ({ product }: Pick<Order, 'product'>): ProductFulfilment => fulfilments[product]
