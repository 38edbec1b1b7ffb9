import type { Order } from '../orders/transition-order.ts'
import { flightFulfilment } from './flight-fulfilment.ts'
import type { ProductFulfilment } from './product-fulfilment.ts'
import { stayFulfilment } from './stay-fulfilment.ts'

/** Every product that is bought at suppliers: one line each. */
const fulfilments: Record<Order['product'], ProductFulfilment> = { flight: flightFulfilment, stay: stayFulfilment }

export const fulfilmentOf = ({ product }: Pick<Order, 'product'>): ProductFulfilment => fulfilments[product]
