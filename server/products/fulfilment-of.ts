import { fulfilments } from '#products/server/fulfilments.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductFulfilment } from '../modules/products/product-fulfilment.ts'

export const fulfilmentOf = ({ product }: Pick<Order, 'product'>): ProductFulfilment => fulfilments[product]
