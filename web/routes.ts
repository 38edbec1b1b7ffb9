import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const contentPages = [
  { path: 'deals', id: 'site/deals' },
  { path: 'flights', id: 'site/flights' },
  { path: 'hotels', id: 'site/hotels' },
  { path: 'tours', id: 'site/tours' },
  { path: 'destinations', id: 'site/destinations' },
  { path: 'about', id: 'site/about' },
  { path: 'testimonials', id: 'site/testimonials' },
  { path: 'contact', id: 'site/contact' },
  { path: 'faq', id: 'site/faq' },
  { path: 'terms', id: 'site/terms' },
  { path: 'tos', id: 'site/tos' },
  { path: 'privacy-policy', id: 'site/privacy-policy' },
] as const

/** Every address of the interface, under the specification's headings. One line an address. */
export default [
  // Home: the agent's dashboard, or the agency's shop on a customer address
  index('screens/home.tsx'),

  // Content: plain HTML made of blocks. On a storefront the agency's, on the portal Tradewind's own
  ...contentPages.map(({ path, id }) => route(path, 'screens/site/page.tsx', { id })),
  route('preview/template/:id', 'screens/site/preview.tsx'),

  layout('layouts/interactive.tsx', [
    // Outside the main layout
    route('order/flight/export/:id', 'screens/orders/export.tsx'),

    // Signing in
    layout('layouts/guest.tsx', [
      route('sign-in', 'screens/auth/sign-in.tsx'),
      route('sign-up', 'screens/auth/sign-up.tsx'),
      route('forgot-password', 'screens/auth/forgot-password.tsx'),
      route('reset-password', 'screens/auth/reset-password.tsx'),
    ]),
    layout('layouts/agent.tsx', [
      layout('layouts/agent-page.tsx', [
        // Standalone screens
        route('dashboard', 'screens/dashboard/dashboard.tsx'),
        route('transactions', 'screens/money/transactions.tsx'),
        route('flight/compare', 'screens/flights/compare/compare.tsx'),

        // Order
        route('order', 'screens/orders/list.tsx'),
        route('order/neworder', 'screens/order-new/products.tsx'),
        route('order/new/newFlight', 'screens/flights/search/search.tsx'),
        route('order/new/:order', 'screens/order-new/product.ts'),
        route('order/new/flight/newoffers', 'screens/flights/results/new-offers.tsx'),
        route('order/new/flight/offers', 'screens/flights/results/offers.tsx'),
        route('order/flight/:id', 'screens/orders/detail.tsx'),
        route('order/flight/ticket/detail/:id', 'screens/orders/tickets.tsx'),
        route('order/new/flight/book/:id', 'screens/flights/book/review.tsx'),
        route('order/new/flight/book/details/:id', 'screens/flights/book/details.tsx'),
        route('order/new/flight/book/ancillaries/:id', 'screens/flights/book/ancillaries.tsx'),
        route('order/new/flight/book/payment/:id', 'screens/flights/book/payment.tsx'),

        // Mail
        route('outbox', 'screens/outbox/list.tsx'),
        route('outbox/:id', 'screens/outbox/mail.tsx'),

        // Settings
        route('settings/security', 'screens/settings/security.tsx'),
      ]),
    ]),

    // A shop's screens that run in the browser, in its frame
    layout('layouts/storefront.tsx', []),

    // Any other path
    route('*', 'screens/not-found.tsx'),
  ]),

  route('sign-out', 'screens/auth/sign-out.ts'),

  // Data that a screen asks for while it is open
  route('lookup/everything', 'screens/lookup/everything.ts'),
  route('lookup/attention', 'screens/lookup/attention.ts'),
  route('lookup/rates', 'screens/lookup/rates.ts'),
] satisfies RouteConfig
