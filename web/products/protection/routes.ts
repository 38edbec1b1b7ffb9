import { route } from '@react-router/dev/routes'
import type { ProductRoutes } from '../product-routes.ts'

export const policyRoutes: ProductRoutes = {
  selling: [
    route('protection/new', 'screens/protection/search/search.tsx'),
    route('protection/results', 'screens/protection/results/results.tsx'),
    route('protection/compare', 'screens/protection/compare/compare.tsx'),
    route('protection/checkout', 'screens/protection/book/checkout.tsx'),
    route('protection/checkout/review', 'screens/protection/book/review.tsx'),
    route('protection/payment', 'screens/protection/book/payment.tsx'),
    route('protection/confirmation', 'screens/protection/book/confirmation.tsx'),
  ],
  orders: [route('order/protection/:id', 'screens/orders/detail/protection/detail.tsx')],
}
