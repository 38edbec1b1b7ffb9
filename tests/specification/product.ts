import type { Row } from './row.ts'

/** Section 1: purpose and users of the product. */
export const product: Row[] = [
  {
    says: 'Four products are sold: flights;',
    shows: 'the navigation, the list of orders, a new order, the website’s switches',
    tried: ['tests/e2e/as-specified.spec.ts > products are named as the specification labels them'],
  },
  {
    says: 'accommodation (hotels), labelled Accommodation;',
    shows: 'the navigation, the list of orders, a new order, the website’s switches',
    tried: ['tests/e2e/as-specified.spec.ts > products are named as the specification labels them'],
  },
  {
    says: 'tours, labelled Things to do;',
    shows: 'the list of orders, the website’s switches',
    tried: ['tests/e2e/as-specified.spec.ts > products are named as the specification labels them'],
  },
  {
    says: 'travel insurance, labelled Protection.',
    shows: 'the list of orders',
    tried: ['tests/e2e/as-specified.spec.ts > products are named as the specification labels them'],
  },
  {
    says: 'Agents and their teams sell these to customers.',
    shows: '/order/new/flight/book/{id}',
    tried: [
      'tests/e2e/book-by-wallet.spec.ts > a family is booked to London from the wallet, from signing in to the mail',
      'tests/e2e/stays-book.spec.ts > two rooms with a child are named by room and paid by card',
    ],
  },
  {
    says: 'Agents can build quotes',
    shows: '/quotes',
    tried: [
      'server/modules/quotes/quotes.db.test.ts > a quote > is made of options with items, each with cost, markup and fee, and its totals are the sum',
      'tests/e2e/quotes.spec.ts > an agent makes a quote and sends it, and the customer signs it on a phone',
    ],
  },
  {
    says: 'and packages,',
    shows: '/packages/{id}',
    tried: [
      'tests/e2e/packages.spec.ts > an owner makes a package of a planned trip and publishes it, and a visitor buys it on a phone by card',
      'server/modules/packages/packages.db.test.ts > a package > is sold on other days for other people: every item is moved, and its prices sum to the price',
      'server/modules/packages/last-places.db.test.ts > of buyers who come together for the last places of a departure, one has them',
      'tests/e2e/trip.spec.ts > an agent books a trip of all products: names its people once, opens the documents of the policy, accepts a price that has changed, pays from the wallet, and has an order of each item',
      'server/modules/trip-checkouts/trip-checkouts.db.test.ts > a trip of a flight, a room and a tour > is paid once from the wallet: one order a product, grouped as a trip with its name',
      'tests/e2e/shop-trip.spec.ts > a visitor adds a room and a tour to a trip on a phone, pays both once by card, and has one itinerary',
    ],
  },
  {
    says: 'share flights',
    shows: '/order/new/flight/offers',
    tried: ['tests/e2e/results.spec.ts > flights are mailed to a customer at the price they would pay'],
  },
  {
    says: 'or quotes by email,',
    shows: '/quotes/{id}',
    tried: [
      'server/modules/quotes/quotes.db.test.ts > sending > makes a version, mails the link, and expires on the last day that suppliers allow',
    ],
  },
  { says: 'manage invoices with services', shows: '/settings/finance', notBuilt: 'Customers and invoices' },
  {
    says: 'and customers.',
    shows: '/users',
    tried: [
      'server/modules/customers/customers.db.test.ts > the list > finds customers by parts of a name, an address, a phone number or a tag',
    ],
  },
  {
    says: 'a wallet balance,',
    shows: '/transactions',
    tried: [
      'server/modules/ledger/list-transactions.db.test.ts > the wallet > shows the available balance and the amount held for orders',
    ],
  },
  {
    says: 'markups,',
    shows: 'every price',
    tried: [
      'domain/money/pricing.test.ts > the price waterfall > starts with the net price at the frozen rate, then markup, then the deal code, each line with its rule',
    ],
  },
  { says: 'commissions,', shows: '/settings/order/commission', notBuilt: 'People and settings' },
  {
    says: 'team and roles,',
    shows: '/settings/team',
    tried: [
      'tests/e2e/team.spec.ts > an owner invites an agent by mail, changes the role, and ends the access at once',
      'server/modules/team/team.db.test.ts > the last owner > cannot be deactivated or get another role',
      'server/modules/roles/roles.db.test.ts > an own role > is created with the permissions that the chosen ones need, and obeyed by the API',
      'tests/e2e/scopes.spec.ts > a member with a role for own orders sees no other, and a payment above the limit waits until the owner decides',
      'server/modules/approvals/approvals.db.test.ts > a wallet payment above the limit > is paid once it is approved, once, as the sale of the member who asked',
    ],
  },
  {
    says: 'a white-label website',
    shows: 'the storefront',
    tried: [
      'tests/e2e/shop-tells-nobody.spec.ts > a crawl of a storefront as visitor and as customer finds no mention of suppliers or of the platform',
    ],
  },
  {
    says: 'brand setup,',
    shows: '/settings/agency/brand',
    tried: ['tests/e2e/brand.spec.ts > a brand is derived from a logo, and the storefront and mails use it at once'],
  },
  {
    says: 'tour-product authoring through a step-by-step wizard.',
    shows: '/tourManagement/create',
    tried: ['tests/e2e/own-tours.spec.ts > a tour is created from its name to its price, resumed on a phone, and published'],
  },
  {
    says: 'A site template editor lets an agent brand the storefront.',
    shows: '/templating/edit/{page}',
    tried: ['tests/e2e/editor.spec.ts > an agency edits its home page in place, publishes, and restores the previous version'],
  },
  {
    says: 'A logged-in user holds an access token,',
    shows: 'the session’s cookie',
    tried: [
      'server/http/visitor/read-session.db.test.ts > the session of a cookie > has the user, their agency and their role in it',
    ],
  },
  {
    says: 'a user profile, an agent record, a subscription plan and CRM data with template data.',
    shows: 'GET /api/session',
    tried: [
      'server/modules/accounts/session-data.db.test.ts > the session of a member > has the user data of specification section 3',
    ],
  },
  {
    says: 'Prices are shown in a chosen currency;',
    shows: 'every price',
    tried: [
      'tests/e2e/currency.spec.ts > prices are in the chosen currency, and the server renders the same amounts',
      'tests/e2e/shop-results.spec.ts > prices are shown in the currency that a visitor chooses, here and at the checkout',
    ],
  },
  {
    says: 'the default is NGN.',
    shows: 'every price',
    tried: ['web/kit/currency.test.ts > the default is NGN'],
  },
]
