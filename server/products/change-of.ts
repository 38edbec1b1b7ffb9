import { changes } from '#products/server/changes.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductChange } from '../modules/products/product-change.ts'

/** How an order is changed; null for a product that is not changed. */
export const changeOf = ({ product }: Pick<Order, 'product'>): ProductChange | null => changes[product]
