import type { SoldProduct } from '#domain/product-types.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductFulfilment } from '#server/modules/products/product-fulfilment.ts'
import { fulfilments as built } from '#server/products/registry/fulfilments.ts'
import { protectionFulfilment } from '../protection/fulfilment.ts'

export const fulfilments: { [P in SoldProduct]: ProductFulfilment<OrderOf<P>> } = {
  ...built,
  protection: protectionFulfilment,
}
