import type { Row } from './row.ts'

/** Section 9: business constants and limits. */
export const constants: Row[] = [
  {
    says: 'Default currency NGN,',
    shows: 'every price',
    tried: [
      'web/kit/currency.test.ts > the default is NGN',
      'tests/reliability/rate-change.db.test.ts > an agency sells in naira by default',
    ],
  },
  {
    says: 'stored under browser key currency; a rate is stored under currencyRate;',
    shows: 'the browser’s storage',
    tried: ['tests/e2e/currency.spec.ts > prices are in the chosen currency, and the server renders the same amounts'],
  },
  {
    says: 'prices are divided by it',
    shows: 'every price',
    tried: [
      'domain/money/money.test.ts > conversion > multiplies by the rate and divides by it as the specification shows prices',
      'tests/e2e/currency.spec.ts > prices are in the chosen currency, and the server renders the same amounts',
    ],
  },
  {
    says: 'shown with 2 decimals and thousands separators.',
    shows: 'every price',
    tried: ['domain/money/money.test.ts > formatted money > has the currency, two decimals and thousands separators'],
  },
  {
    says: 'Compare limit 4.',
    shows: 'every comparison',
    tried: [
      'domain/results/compare-list.test.ts > a comparison > never has more than four, duplicates, or two groups, and always the newest unless it is full',
      'domain/stays/compare.test.ts > is unchanged by an address, with at most four properties and without duplicates',
    ],
  },
  { says: 'Invoice list page size 10.', shows: '/settings/finance', notBuilt: 'Customers and invoices' },
  {
    says: 'Order list page size 10, default sort Order Number descending.',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > paging by cursor > returns ten orders, the highest number first, by default',
    ],
  },
  {
    says: 'Default stays proximity radius 10.',
    shows: '/accommodation/results',
    tried: ['tests/specification/values.test.ts > results around a point have a radius of 10 kilometres by default'],
  },
  {
    says: 'Filter clear resets price max to 100 and min to 0.',
    shows: '/accommodation/results',
    tried: [
      'tests/e2e/stays-search.spec.ts > four properties at most are compared, and clearing the price resets its ends to 0 and 100 per cent',
      'web/results/range-filter.test.ts > is at 0 and 100 per cent while no price is selected',
    ],
  },
  {
    says: 'Hotel suppliers StayX2 and StayX3;',
    shows: 'every search for a stay',
    tried: ['server/config.test.ts > configuration > StayX2 and StayX3 are the suppliers of stays unless others are configured'],
  },
  {
    says: 'exception suppliers StayX1 and StayX3 to StayX10.',
    shows: 'STAY_SUPPLIERS',
    tried: ['tests/specification/values.test.ts > each exception supplier of stays is called at its configured address: StayX10'],
  },
  {
    says: 'Insurance supplier Airhelp Plus has no medical cover.',
    shows: '/protection/results',
    tried: [
      'tests/policies/protection.db.test.ts > a search for protection > Airhelp Plus has no medical cover',
      'tests/e2e/protection.spec.ts > an agent compares policies, buys one for a flight and cancels it',
    ],
  },
  {
    says: 'Insurance keyword Protection.',
    shows: '/protection/new',
    tried: ['tests/e2e/protection.spec.ts > an agent compares policies, buys one for a flight and cancels it'],
  },
  {
    says: 'A 900000 ms constant, probably 15 minutes; its use is not shown.',
    shows: 'every checkout',
    tried: [
      'tests/faults/expiry.db.test.ts > the fifteen minutes of a checkout > are 900000 ms',
      'tests/e2e/expired-checkout.spec.ts > paying too late charges nothing and offers the same search',
    ],
  },
  {
    says: 'Default template colours: primary #000000',
    shows: 'the website of a new agency',
    tried: [
      "domain/site/settings.test.ts > template settings > begin with the specification's defaults",
      'server/modules/accounts/accounts.db.test.ts > signing up creates an agency with its owner, an empty wallet and the default template, and signs in',
    ],
  },
  {
    says: "(the dashboard theme's default primary is #0067FF),",
    shows: 'every screen of the agent',
    tried: ['tests/specification/values.test.ts > the primary colour of the dashboard is #0067FF'],
  },
  {
    says: 'secondary and button #1E61DC, font Arial.',
    shows: 'the website of a new agency',
    tried: ["domain/site/settings.test.ts > template settings > begin with the specification's defaults"],
  },
  {
    says: 'Default active products and payment methods: all.',
    shows: 'the website of a new agency',
    tried: ["domain/site/settings.test.ts > template settings > begin with the specification's defaults"],
  },
  {
    says: 'Default selected pages: about, contact, t&c, destination, policy, faq.',
    shows: 'the website of a new agency',
    tried: ["domain/site/settings.test.ts > template settings > begin with the specification's defaults"],
  },
  {
    says: 'Default home section titles include Flight Booking, Hotel Reservations, Tour Packages and Exclusive Deals.',
    shows: 'the home page of each starter site',
    tried: [
      "domain/site/site.test.ts > the starters > %s has the specification's section titles on its home page, and no filler",
    ],
  },
  {
    says: 'Toasts: top-right, auto-close 5000 ms, at most 3 snackbars, auto-hide 5000 ms.',
    shows: 'every page of both faces',
    tried: [
      'tests/e2e/as-specified.spec.ts > toasts are shown at the top right, three at most, and close after 5000 ms',
      'tests/e2e/shop-results.spec.ts > four flights at most are compared, and only of the same journey',
    ],
  },
  {
    says: 'Saved-state timeout 5000 ms.',
    shows: 'what browsers have saved',
    tried: ['web/kit/saved-state.test.ts > a page that waited 5000 ms for its storage stops using it, and logs that once'],
  },
  {
    says: 'Chunk load time-out 120 s.',
    shows: 'parts of a screen that are loaded later',
    tried: [
      'tests/specification/values.test.ts > a part of a page that does not arrive fails after 120 seconds, and not earlier',
    ],
  },
  {
    says: 'Error dialog width 600 px, or 90vw on narrow screens.',
    shows: 'the error dialog',
    tried: ['tests/e2e/error-dialog.spec.ts > the dialog is 600 pixels wide, and 90 per cent of a narrow screen'],
  },
]
