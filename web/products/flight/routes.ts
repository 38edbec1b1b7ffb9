import { route } from '@react-router/dev/routes'
import type { ProductRoutes } from '../product-routes.ts'

export const flightRoutes: ProductRoutes = {
  plain: [
    route('shop/order/new/newFlight', 'screens/shop/flights/search.tsx'),
    route('shop/order/new/flight/newoffers', 'screens/shop/flights/new-offers.tsx'),
    route('shop/order/new/flight/offers', 'screens/shop/flights/offers.tsx'),
    route('shop/order/new/flight/template/:id/offers', 'screens/shop/flights/template-offers.tsx'),
  ],
  outside: [
    route('order/flight/export/:id', 'screens/orders/documents/export.tsx'),
    route('order/new/flight/template/:id/offers', 'screens/flights/results/template-offers.tsx'),
  ],
  selling: [
    route('flight/compare', 'screens/flights/compare/compare.tsx'),
    route('order/new/newFlight', 'screens/flights/search/search.tsx'),
    route('order/new/flight/newoffers', 'screens/flights/results/new-offers.tsx'),
    route('order/new/flight/offers', 'screens/flights/results/offers.tsx'),
    route('order/new/flight/book/:id', 'screens/flights/book/review.tsx'),
    route('order/new/flight/book/details/:id', 'screens/flights/book/details.tsx'),
    route('order/new/flight/book/ancillaries/:id', 'screens/flights/book/ancillaries.tsx'),
    route('order/new/flight/book/payment/:id', 'screens/flights/book/payment.tsx'),
  ],
  orders: [
    route('order/flight/:id', 'screens/orders/detail/detail.tsx'),
    route('order/flight/ticket/detail/:id', 'screens/orders/documents/tickets.tsx'),
  ],
}
