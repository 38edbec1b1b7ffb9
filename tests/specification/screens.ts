import type { Row } from './row.ts'

/** Section 2: layouts, contents of screens, and behaviour of every page. */
export const screens: Row[] = [
  {
    says: 'Outside the main layout',
    shows: 'exports, previews, terms and privacy policy',
    tried: [
      'tests/specification/layouts.test.ts > an address outside the main layout has no agent’s frame',
      'tests/e2e/as-specified.spec.ts > the agent’s layout surrounds the screens of the main layout and no others',
    ],
  },
  {
    says: 'Under the root layout (nested layout), standalone screens',
    shows: 'every other screen of the agent',
    tried: [
      'tests/specification/layouts.test.ts > every other screen of an agent has the agent’s frame',
      'tests/e2e/as-specified.spec.ts > the agent’s layout surrounds the screens of the main layout and no others',
    ],
  },
  {
    says: 'the empty path (home/dashboard landing);',
    shows: '/',
    tried: [
      'tests/e2e/hosts.spec.ts > the root is the portal, with the sign-in screen',
      "tests/e2e/hosts.spec.ts > an agency's customer address is its shop",
    ],
  },
  {
    says: 'Any unknown path shows a not-found screen.',
    shows: 'any unknown path',
    tried: [
      'tests/e2e/hosts.spec.ts > an address that does not exist is not found for a member, in the frame and with a link back',
      'tests/e2e/hosts.spec.ts > addresses of the portal are not found on a storefront, which says so in plain HTML',
    ],
  },
  {
    says: 'settings: index (the profile),',
    shows: '/settings',
    tried: [
      'server/modules/profile/profile.db.test.ts > a member changes name and phone, and sees both',
      'tests/e2e/own-settings.spec.ts > an owner fills profile, contact and customer rules, and the website follows them',
    ],
  },
  {
    says: 'In the settings sections an unknown subpath shows the not-found screen.',
    shows: 'an unknown path below /settings',
    tried: [
      'tests/e2e/own-settings.spec.ts > an unknown address below /settings is not found, beside the links to the settings',
      'tests/e2e/hosts.spec.ts > an address that does not exist is not found for a member, in the frame and with a link back',
    ],
  },
  {
    says: 'Order lists with tabs for flights, hotels, tours and insurance,',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > filters > count each product’s tab, also while one of them is open',
      'tests/e2e/as-specified.spec.ts > products are named as the specification labels them',
    ],
  },
  {
    says: 'plus void, refund',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > filters > by type: void orders whose tickets are voided, refund orders whose money is refunded',
    ],
  },
  { says: 'and reissue orders.', shows: '/order/flight/ticket/changedate/{id}', notBuilt: 'After the sale' },
  { says: 'Invoice area with tabs Invoices, Services', shows: '/settings/finance', notBuilt: 'Customers and invoices' },
  {
    says: 'and Customers.',
    shows: '/users',
    tried: ['tests/e2e/customers.spec.ts > an agent imports a list, tags a customer, merges a duplicate and undoes it'],
  },
  {
    says: 'Flight compare,',
    shows: '/flight/compare',
    tried: [
      'tests/e2e/compare.spec.ts > flights are compared side by side, with differing rows first, printed without the frame, and one is chosen',
    ],
  },
  {
    says: 'share,',
    shows: '/order/new/flight/offers',
    tried: ['tests/e2e/results.spec.ts > flights are mailed to a customer at the price they would pay'],
  },
  {
    says: 'fare breakdown,',
    shows: '/order/new/flight/book/{id}',
    tried: [
      'domain/orders/order-money.test.ts > the money of any order > is shown as rows of which each total is the sum of the rows above it',
      'tests/e2e/margin-hidden.spec.ts > an agent without the permission is never sent what the agency pays or earns',
    ],
  },
  {
    says: 'fare options,',
    shows: '/order/new/flight/offers',
    tried: ['tests/e2e/results.spec.ts > fares are shown side by side, with their rules as tables and as a text'],
  },
  {
    says: 'fare rules,',
    shows: '/order/new/flight/offers',
    tried: [
      'tests/e2e/results.spec.ts > fares are shown side by side, with their rules as tables and as a text',
      'domain/flights/fare-rules.test.ts > rules of a fare > are listed for each slice, flight and passenger type',
    ],
  },
  {
    says: 'seat map,',
    shows: '/order/new/flight/book/ancillaries/{id}',
    tried: [
      'tests/e2e/ancillaries.spec.ts > two seats by keyboard and a bag are paid from the wallet to the kobo, and the order has them',
    ],
  },
  {
    says: 'checked baggage,',
    shows: '/order/new/flight/book/ancillaries/{id}',
    tried: [
      'tests/e2e/ancillaries.spec.ts > two seats by keyboard and a bag are paid from the wallet to the kobo, and the order has them',
    ],
  },
  { says: 'refund and reissue views.', shows: '/order/flight/ticket/changeinfo/{id}', notBuilt: 'After the sale' },
  {
    says: 'Hotel and tour booking confirmation with PDF',
    shows: '/accommodation/confirmation',
    tried: [
      'tests/e2e/stays-book.spec.ts > a refundable room is paid from the wallet, has its voucher, and is cancelled free of charge',
    ],
  },
  {
    says: 'and email options;',
    shows: '/accommodation/confirmation, and every order',
    tried: [
      'tests/e2e/email-confirmation.spec.ts > an agent mails the confirmation of a stay from its confirmation page',
      'server/modules/notifications/email-confirmation.db.test.ts > the confirmation of a stay at the desk > is mailed to another address with the PDF in the agency’s brand, and recorded with the order',
    ],
  },
  {
    says: 'tour booking confirmation',
    shows: '/tour/confirmation',
    tried: [
      'tests/e2e/tours.spec.ts > an agent finds a tour, chooses a day for a family, answers the questions, pays from the wallet, has the vouchers and cancels for the money shown',
    ],
  },
  {
    says: 'tour cancel view;',
    shows: '/order/tour/{id}',
    tried: [
      'tests/e2e/tours.spec.ts > an agent finds a tour, chooses a day for a family, answers the questions, pays from the wallet, has the vouchers and cancels for the money shown',
    ],
  },
  {
    says: 'getting-started video.',
    shows: '/gettingStarted/congratulations',
    tried: [
      'server/modules/onboarding/onboarding.db.test.ts > the video of the first steps is the one of the installation, if it has one',
    ],
  },
  {
    says: 'Cart,',
    shows: '/cart',
    tried: [
      'tests/e2e/trip.spec.ts > an agent plans a trip of a flight, a room and a tour, sees what does not fit, names it and shares it',
      'server/modules/trips/trips.db.test.ts > a planned trip > takes items of any product at the prices that were shown, by start, with their sum',
      'web/products/stay/add-shown-stay.test.ts > a property of a list > is added to the trip at the rate that was shown',
      'tests/e2e/stay-rooms.spec.ts > a visitor chooses a room type for each of two rooms on a phone, names everybody once and pays both once by card',
      'server/modules/trip-checkouts/trip-rooms.db.test.ts > two rooms of different types at one property > are paid once: each room has its own people, its order and its price, and both have one itinerary',
      'web/products/tour/add-shown-tour.test.ts > a tour of a list > is added to the trip where it has one option for these people and one start',
      'tests/e2e/shop-trip.spec.ts > a room of the results is added to a trip and removed on the storefront, and another tab of the same trip follows',
      'server/modules/trip-checkouts/trips-on-storefront.db.test.ts > a visitor of the storefront > reaches nothing of the trip of another visitor, of its checkout and of its documents',
    ],
  },
  {
    says: 'trip saving,',
    shows: '/cart',
    tried: [
      'server/modules/trips/trips.db.test.ts > a planned trip > loses an item that is removed, and is named, listed and deleted by its owner',
      'server/modules/trips/trips.db.test.ts > a planned trip > is seen and changed by colleagues once it is shared, and only its owner shares and deletes it',
    ],
  },
  {
    says: 'quotes,',
    shows: '/quotes',
    tried: ['tests/e2e/quotes.spec.ts > an agent makes a quote and sends it, and the customer signs it on a phone'],
  },
  {
    says: 'add package,',
    shows: '/packages/new',
    tried: [
      'tests/e2e/packages.spec.ts > an owner makes a package of a planned trip and publishes it, and a visitor buys it on a phone by card',
      'server/modules/packages/packages.db.test.ts > a package > is made from a planned trip, which stays, and is published once it is complete',
      'tests/e2e/trip.spec.ts > an agent plans a trip of a flight, a room and a tour, sees what does not fit, names it and shares it',
      'server/modules/trip-checkouts/trip-checkouts.db.test.ts > a trip of a flight, a room and a tour > whose flight is refused is undone where all or nothing was chosen: every amount is returned',
    ],
  },
  {
    says: 'share quote by email.',
    shows: '/quotes/{id}',
    tried: [
      'server/modules/quotes/quotes.db.test.ts > sending > makes a version, mails the link, and expires on the last day that suppliers allow',
    ],
  },
  {
    says: 'Storefront pages: home, deals, about, contact, testimonial, flight, hotel, tour, terms, privacy policy, FAQ',
    shows: 'the storefront',
    tried: [
      "tests/e2e/shop-pages.spec.ts > every content page is complete without scripts: a heading, the agency's layout, and nothing of the platform",
      'tests/e2e/shop-pages.spec.ts > without scripts > the same addresses on another host belong to another agency',
      'domain/site/site.test.ts > the starters > classic is a complete site: every page has content, every link has a target',
    ],
  },
  {
    says: 'external-link pages.',
    shows: 'the storefront’s header and footer',
    tried: [
      'web/site/navigation.test.ts > the navigation of a site > keeps links to other sites in the header, and in the footer those that belong there',
    ],
  },
  {
    says: 'The agent toggles pages and home sections on and off.',
    shows: '/website',
    tried: [
      'tests/e2e/site-settings.spec.ts > pages and sections are hidden, renamed, described and sorted',
      'tests/e2e/site-settings.spec.ts > the switches of the website take effect for visitors once they are published',
    ],
  },
  {
    says: 'A management area whose default tab is create.',
    shows: '/manage',
    tried: ['tests/e2e/own-tours.spec.ts > a tour is created from its name to its price, resumed on a phone, and published'],
  },
  {
    says: 'A global error dialog opens whenever the query string carries an error flag.',
    shows: 'every page of both faces',
    tried: [
      'tests/e2e/error-everywhere.spec.ts > every address of the portal for a stranger shows the error dialog and has a toast container, or keeps the dialog in its redirect',
      'tests/e2e/error-everywhere.spec.ts > every address of the portal for a member shows the error dialog and has a toast container, or keeps the dialog in its redirect',
      'tests/e2e/error-everywhere.spec.ts > every address of a storefront shows the error dialog and has a toast container, or keeps the dialog in its redirect',
      'tests/e2e/error-dialog.spec.ts > on a page of plain HTML the dialog is modal and closes in place',
      'tests/e2e/error-dialog.spec.ts > without scripts > on a page of plain HTML the dialog is shown, and its buttons lead on',
    ],
  },
  {
    says: 'A toast container is always mounted.',
    shows: 'every page of both faces',
    tried: [
      'tests/e2e/error-everywhere.spec.ts > every address of the portal for a stranger shows the error dialog and has a toast container, or keeps the dialog in its redirect',
      'tests/e2e/error-everywhere.spec.ts > every address of the portal for a member shows the error dialog and has a toast container, or keeps the dialog in its redirect',
      'tests/e2e/error-everywhere.spec.ts > every address of a storefront shows the error dialog and has a toast container, or keeps the dialog in its redirect',
    ],
  },
]
