import { route } from '@react-router/dev/routes'
import type { ProductRoutes } from '#web/products/product-routes.ts'

// Files are relative to `web/`.
const screen = (path: string, name: string) => route(path, `../tests/products/bags/screens/${name}.tsx`, { id: `bags/${name}` })

export const bagRoutes: ProductRoutes = {
  selling: [
    screen('protection/new', 'search'),
    screen('protection/compare', 'compare'),
    screen('protection/owner', 'owner'),
    screen('protection/review', 'review'),
    screen('protection/payment', 'payment'),
  ],
  orders: [screen('order/protection/:id', 'order')],
}
