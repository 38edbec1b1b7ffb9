import { route } from '@react-router/dev/routes'
import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductRoutes } from '#web/products/product-routes.ts'
import { productRoutes as built } from '#web/products/registry/routes.ts'

const screen = (path: string, name: string) => route(path, `../tests/products/web/tour/${name}.tsx`, { id: `tour/${name}` })

export const productRoutes: Record<SoldProduct, ProductRoutes> = {
  ...built,
  tour: {
    selling: [
      screen('tours/new', 'search'),
      screen('tours/results', 'results'),
      screen('tours/compare', 'compare'),
      screen('tours/participants', 'participants'),
      screen('tours/review', 'review'),
      screen('tours/payment', 'payment'),
    ],
    orders: [screen('order/tour/:id', 'order')],
  },
  // It is sold through the API only.
  protection: { selling: [], orders: [] },
}
