import { route } from '@react-router/dev/routes'
import type { ProductRoutes } from '../product-routes.ts'

export const tourRoutes: ProductRoutes = {
  plain: [
    route('shop/tour/new', 'screens/shop/tours/search.tsx'),
    route('shop/tour/result', 'screens/shop/tours/results.tsx'),
    route('shop/tour/singleTour', 'screens/shop/tours/tour.tsx'),
  ],
  selling: [
    route('tour/new', 'screens/tours/search/search.tsx'),
    route('tour/result', 'screens/tours/results/results.tsx'),
    route('tour/compare', 'screens/tours/compare/compare.tsx'),
    route('tour/singleTour', 'screens/tours/tour/tour.tsx'),
    route('tour/waiting', 'screens/tours/waiting/join.tsx'),
    route('tour/waiting/:token', 'screens/tours/waiting/place.tsx'),
    route('tour/review', 'screens/tours/review/review.tsx'),
    route('tour/checkout', 'screens/tours/book/checkout.tsx'),
    route('tour/checkout/review', 'screens/tours/book/review.tsx'),
    route('tour/payment', 'screens/tours/book/payment.tsx'),
    route('tour/confirmation', 'screens/tours/book/confirmation.tsx'),
  ],
  orders: [
    route('order/tour/:id', 'screens/orders/detail/tour/detail.tsx'),
    route('order/tour/:id/change', 'screens/tours/change/change.tsx'),
  ],
}
