import type { Order } from '../db/schema/index.ts'
import { flightFulfilment } from '../modules/flights/flight-fulfilment.ts'
import type { ProductFulfilment } from '../modules/products/product-fulfilment.ts'
import { stayFulfilment } from '../modules/stays/stay-fulfilment.ts'

/** Every product that is bought at suppliers: one line each. */
const fulfilments: Record<Order['product'], ProductFulfilment> = { flight: flightFulfilment, stay: stayFulfilment }

export const fulfilmentOf = ({ product }: Pick<Order, 'product'>): ProductFulfilment => fulfilments[product]
