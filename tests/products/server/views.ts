import type { SoldProduct } from '#domain/product-types.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { DetailOf, ProductView } from '#server/modules/products/product-view.ts'
import { views as built } from '#server/products/registry/views.ts'
import { protectionView } from '../protection/view.ts'

export const views: { [P in SoldProduct]: ProductView<OrderOf<P>, DetailOf<P>> } = {
  ...built,
  protection: protectionView,
}
