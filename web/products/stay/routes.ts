import { route } from '@react-router/dev/routes'
import type { ProductRoutes } from '../product-routes.ts'

export const stayRoutes: ProductRoutes = {
  plain: [
    route('shop/accommodation/new', 'screens/shop/stays/search.tsx'),
    route('shop/accommodation/results', 'screens/shop/stays/results.tsx'),
    route('shop/accommodation/hotel', 'screens/shop/stays/hotel.tsx'),
  ],
  selling: [
    route('accommodation/new', 'screens/stays/search/search.tsx'),
    route('accommodation/results', 'screens/stays/results/results.tsx'),
    route('accommodation/compare', 'screens/stays/compare/compare.tsx'),
    route('accommodation/hotel', 'screens/stays/hotel/hotel.tsx'),
    route('accommodation/userinfo', 'screens/stays/book/userinfo.tsx'),
    route('accommodation/checkout', 'screens/stays/book/review.tsx'),
    route('accommodation/payment', 'screens/stays/book/payment.tsx'),
    route('accommodation/confirmation', 'screens/stays/book/confirmation.tsx'),
  ],
  orders: [route('order/stay/:id', 'screens/orders/detail/stay/detail.tsx')],
  agent: [route('accommodation/matches', 'screens/stays/matches/matches.tsx')],
}
