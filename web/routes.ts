import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { tourStepPaths as ofTours } from '#domain/authored-tours/steps.ts'
import type { productRoutes as ofProducts } from '#products/web/routes.ts'
import type { ProductRoutes } from './products/product-routes.ts'

// Resolved by Node, whose import conditions the loader of this file does not know.
const { productRoutes }: { productRoutes: typeof ofProducts } = await import(
  /* @vite-ignore */ import.meta.resolve('#products/web/routes.ts')
)
const { tourStepPaths }: { tourStepPaths: typeof ofTours } = await import(
  /* @vite-ignore */ import.meta.resolve('#domain/authored-tours/steps.ts')
)
const ofEach = (place: keyof ProductRoutes) =>
  Object.values<ProductRoutes>(productRoutes).flatMap((routes) => routes[place] ?? [])

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

/** Every address of the interface, under the specification's headings. One line per address. */
export default [
  // Home: the agent's dashboard, or the agency's shop on a customer address
  index('screens/home.tsx'),

  // Content: plain HTML made of blocks. On a storefront the agency's, on the portal Tradewind's own
  ...contentPages.map(({ path, id }) => route(path, 'screens/site/page.tsx', { id })),
  route('pages/:name', 'screens/site/page.tsx', { id: 'site/own' }),
  route('destinations/:city', 'screens/site/city.tsx'),

  // The search forms alone, for frames of other websites
  route('embed/search', 'screens/site/embedded-search.tsx'),

  // A storefront's own version of addresses that agents have too (shop-faces.ts)
  ...ofEach('plain'),
  route('shop/packages', 'screens/shop/packages/list.tsx'),
  route('shop/packages/:slug', 'screens/shop/packages/package.tsx'),

  // A quote by its secret link
  route('quote/:token', 'screens/quotes/shared/shared.tsx'),
  route('quote-itinerary/:token', 'screens/quotes/shared/itinerary.tsx'),
  route('share/:token', 'screens/groups/shared/share.tsx'),

  // Previews
  route('preview/template/:id', 'screens/site/preview.tsx'),
  route('preview/template/faq', 'screens/site/preview-part.tsx', { id: 'preview/faq' }),
  route('preview/template/ourServices', 'screens/site/preview-part.tsx', { id: 'preview/ourServices' }),
  route('website/picture', 'screens/website/whitelabel-picture.tsx'),
  // Any other path, of a site
  route('shop/*', 'screens/not-found.tsx'),

  layout('layouts/interactive.tsx', [
    // Outside the main layout
    route('test', 'screens/connections/connections.tsx'),
    ...ofEach('outside'),
    route('templating/edit/:page', 'screens/website/editor.tsx'),

    // Any other path, for agents
    layout('layouts/agent.tsx', { id: 'layouts/unknown' }, [route('*', 'screens/unknown.tsx')]),

    // Signing in
    layout('layouts/guest.tsx', [
      route('sign-in', 'screens/auth/sign-in.tsx'),
      route('sign-in/code', 'screens/auth/second-step.tsx'),
      route('sign-up', 'screens/auth/sign-up.tsx'),
      route('forgot-password', 'screens/auth/forgot-password.tsx'),
      route('reset-password', 'screens/auth/reset-password.tsx'),
      route('unsubscribe', 'screens/auth/unsubscribe.tsx'),
    ]),
    layout('layouts/agent.tsx', [
      // For agents, and for the customers of a storefront
      layout('layouts/selling-page.tsx', ofEach('selling')),
      layout('layouts/shared-page.tsx', [
        ...ofEach('orders'),

        // Cart
        route('cart', 'screens/cart/cart.tsx'),
        route('cart/checkout', 'screens/cart/checkout/checkout.tsx', { id: 'cart/checkout' }),
        route('cart/payment', 'screens/cart/checkout/payment.tsx', { id: 'cart/payment' }),
        route('cart/confirmation', 'screens/cart/checkout/confirmation.tsx', { id: 'cart/confirmation' }),
      ]),

      // For customers
      layout('layouts/shop-page.tsx', [
        route('trips', 'screens/shop/trips.tsx'),
        route('trips/find', 'screens/shop/find-booking.tsx'),
        route('trips/help', 'screens/shop/help.tsx'),
      ]),

      // For agents
      layout('layouts/agent-page.tsx', [
        // Standalone screens
        route('dashboard', 'screens/dashboard/dashboard.tsx'),
        route('transactions', 'screens/money/transactions.tsx'),
        route('profile', 'screens/profile/profile.tsx', { id: 'profile' }),
        route('account', 'screens/profile/account.tsx'),
        route('notifications', 'screens/notifications/list.tsx'),

        route('training', 'screens/training/training.tsx'),

        route('plans', 'screens/plans/plans.tsx'),
        route('agency-welcome', 'screens/first-steps/agency-welcome.tsx'),

        // Welcome
        route('welcome', 'screens/welcome/overview.tsx'),
        route('welcome/support', 'screens/welcome/support.tsx'),
        route('welcome/pricing', 'screens/welcome/pricing.tsx'),
        route('welcome/learn', 'screens/welcome/learn.tsx'),
        route('welcome/learn/:guide', 'screens/welcome/guide.tsx'),

        // Order
        route('order', 'screens/orders/list/list.tsx'),
        route('order/seller/:id', 'screens/orders/seller.ts'),
        route('order/neworder', 'screens/order-new/products.tsx'),
        route('order/new/:order', 'screens/order-new/product.ts'),

        // Of products
        ...ofEach('agent'),

        // Quotes
        route('groups/:id', 'screens/groups/group.tsx'),
        route('quotes', 'screens/quotes/list/list.tsx'),
        route('quotes/board', 'screens/quotes/board/board.tsx'),
        route('quotes/exposure', 'screens/quotes/exposure/exposure.tsx'),
        route('quotes/new', 'screens/quotes/new.tsx'),
        route('quotes/add', 'screens/quotes/add.tsx'),
        route('quotes/:id', 'screens/quotes/edit/quote.tsx'),

        // Packages
        route('packages', 'screens/packages/list/list.tsx'),
        route('packages/new', 'screens/packages/new.tsx'),
        route('packages/:id', 'screens/packages/edit/package.tsx'),
        route('packages/:id/preview', 'screens/packages/sell/preview.tsx'),
        route('packages/:id/sell', 'screens/packages/sell/sell.tsx'),

        // Customers
        route('users', 'screens/customers/list/list.tsx'),
        route('users/new', 'screens/customers/form/new.tsx'),
        route('users/import', 'screens/customers/importing/upload.tsx'),
        route('users/import/:id', 'screens/customers/importing/import.tsx'),
        route('users/:id', 'screens/customers/record/record.tsx'),
        route('users/:id/edit', 'screens/customers/form/edit.tsx'),
        route('users/:id/merge', 'screens/customers/merging/merge.tsx'),

        // The agency's own tours
        route('manage', 'screens/manage/manage.tsx'),
        route('manage/departures/:tour/:option/:departure', 'screens/manage/departures/departure.tsx'),
        route('manage/check-in', 'screens/manage/check-in/check-in.tsx'),
        route('manage/today', 'screens/manage/today/today.tsx'),
        route('manage/today/:tour/:option/:departure', 'screens/manage/today/guided-departure.tsx'),
        route('manage/days/:tour/:day', 'screens/manage/departures/close-day.tsx'),
        route('manage/resellers/:id', 'screens/manage/resellers/reseller.tsx'),
        route('tourManagement/create', 'screens/tour-authoring/create.tsx'),
        route('tourManagement/preview', 'screens/tour-authoring/preview.tsx'),
        ...tourStepPaths.map((path) =>
          route(`tourManagement/create/${path}`, 'screens/tour-authoring/step.tsx', { id: `tourManagement/${path}` }),
        ),

        // Mail
        route('outbox', 'screens/outbox/list.tsx'),
        route('outbox/:id', 'screens/outbox/mail.tsx'),

        // Website
        route('website', 'screens/website/pages/pages.tsx', { id: 'website' }),
        route('whitelabel', 'screens/website/pages/pages.tsx', { id: 'whitelabel' }),
        route('templating', 'screens/website/pages/pages.tsx', { id: 'templating' }),
        route('website/changes', 'screens/website/changes.tsx'),
        route('website/templates/:name', 'screens/website/try-template.tsx'),

        // Settings
        route('settings', 'screens/settings/profile.tsx', { id: 'settings' }),
        route('settings/security', 'screens/settings/security/security.tsx'),
        route('settings/security/app', 'screens/settings/security/app.tsx'),
        route('settings/security/recovery', 'screens/settings/security/recovery.tsx'),
        route('settings/security/passkeys/new', 'screens/settings/security/new-passkey.tsx'),
        route('settings/security/passkeys/:id', 'screens/settings/security/passkey.tsx'),
        route('settings/notifications', 'screens/settings/notifications.tsx'),
        route('settings/team', 'screens/settings/team/team.tsx'),
        route('settings/team/log', 'screens/settings/team/log.tsx'),
        route('approvals', 'screens/approvals/approvals.tsx'),
        route('settings/branches', 'screens/settings/branches/branches.tsx'),
        route('settings/roles', 'screens/settings/roles/roles.tsx'),
        route('settings/agency', 'screens/settings/agency.tsx'),
        route('settings/agency/brand', 'screens/website/brand/brand.tsx'),
        route('settings/agency/link', 'screens/website/address/link.tsx', { id: 'settings/agency/link' }),
        route('settings/agency/subscription', 'screens/plans/subscription.tsx'),
        route('settings/agency/contact', 'screens/settings/contact.tsx'),
        route('settings/agency/customer', 'screens/settings/customers.tsx'),
        route('settings/agency/policy', 'screens/settings/policy.tsx'),
        route('settings/order', 'screens/settings/orders.tsx'),
        route('settings/*', 'screens/settings/unknown.tsx'),
        route('settings/order/emailTemplates', 'screens/settings/mails/list.tsx'),
        route('settings/order/emailTemplates/:name', 'screens/settings/mails/mail.tsx'),
        route('link', 'screens/website/address/link.tsx', { id: 'link' }),
        route('settings/agency/developer', 'screens/developers/developers.tsx'),
        route('settings/agency/developer/keys/new', 'screens/developers/new-key.tsx'),
        route('settings/agency/developer/webhooks/new', 'screens/developers/new-webhook.tsx'),
        route('settings/agency/developer/webhooks/:id', 'screens/developers/webhook.tsx'),
        route('settings/agency/developer/examples', 'screens/developers/examples-page.tsx'),

        // Getting started
        route('gettingStarted/business/activate', 'screens/getting-started/activate.tsx'),
        route('gettingStarted/logo', 'screens/website/start/logo.tsx'),
        route('gettingStarted/link', 'screens/website/start/link-start.tsx'),
        route('gettingStarted/markups', 'screens/getting-started/markups.tsx'),
        route('gettingStarted/markups/create', 'screens/getting-started/create-markup.tsx'),
        route('gettingStarted/subscription', 'screens/plans/subscription-start.tsx'),
        route('gettingStarted/pricing', 'screens/plans/pricing-start.tsx'),
        route('gettingStarted/subscribe', 'screens/plans/subscribe.tsx'),
        route('gettingStarted/congratulations', 'screens/plans/congratulations.tsx'),
        route('gettingStarted/team', 'screens/settings/team/team-start.tsx'),
        route('gettingStarted/team/invite', 'screens/settings/team/invite-start.tsx'),
      ]),
    ]),
  ]),

  route('sign-out', 'screens/auth/sign-out.ts'),

  // Data endpoints of open screens
  route('lookup/bell', 'screens/lookup/bell.ts'),
  route('lookup/rates', 'screens/lookup/rates.ts'),
  route('lookup/views/:list', 'screens/lookup/list-views.ts'),
  route('lookup/ground', 'screens/lookup/ground.ts'),
] satisfies RouteConfig
