import { views } from '#products/server/views.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductView } from '../modules/products/product-view.ts'

export const viewOf = ({ product }: Pick<Order, 'product'>): ProductView => views[product]
