import type { Row } from './row.ts'

/** Section 4: states and transitions. */
export const transitions: Row[] = [
  {
    says: 'Order statuses: Pending, Not Paid, Paid, Failed, Booked, Issued, PendingTicketIssue, AwaitingAdmin, Expired, AutoCanceled, Cancelled, CustomerPaid, TicketCanceled, Refunded, TicketCancelationRequested.',
    shows: '/order, and every order',
    tried: [
      'domain/orders/order-status.test.ts > the life of an order > has the fifteen statuses of the specification',
      'tests/reliability/order-life.db.test.ts > an order in the database > reaches Refunded by events of the table, and accepts there the listed events only',
      'server/db/closed-lists.db.test.ts > an unknown status is refused',
    ],
  },
  {
    says: 'Flow type defaults to Round trip and is saved.',
    shows: '/order/new/newFlight',
    tried: ['tests/e2e/flexible-dates.spec.ts > the last trip type is preselected, initially round trip'],
  },
  {
    says: 'Hotel confirmation payment option defaults to now.',
    shows: '/accommodation/hotel and /accommodation/userinfo',
    tried: ['tests/specification/values.test.ts > of equally cheap rates of a room the one paid now is first'],
  },
  {
    says: 'Logout clears user data but keeps the agent record.',
    shows: 'the account menu',
    tried: ['tests/e2e/sign-in.spec.ts > signing out deletes what was saved for the person and keeps the agent record'],
  },
  {
    says: 'Selected pages toggle in and out of a list.',
    shows: '/website',
    tried: [
      'domain/site/settings.test.ts > selected pages > are added and removed, in the order of the site, and no other setting changes',
      'tests/e2e/site-settings.spec.ts > the switches of the website take effect for visitors once they are published',
    ],
  },
  {
    says: 'Home layout style: boxed or full-width.',
    shows: '/website and the storefront',
    tried: [
      'tests/specification/values.test.ts > the home layout is boxed or full-width, and the hero image contain, cover or auto',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
    ],
  },
  {
    says: 'Hero image style: contain, cover or auto.',
    shows: '/website and the storefront',
    tried: [
      'tests/specification/values.test.ts > the home layout is boxed or full-width, and the hero image contain, cover or auto',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
    ],
  },
  {
    says: 'Hotel sort defaults to suggestion.',
    shows: '/accommodation/results',
    tried: ['tests/specification/values.test.ts > stays are sorted by recommendation by default'],
  },
  {
    says: 'Tour sort defaults to price:asc.',
    shows: '/tour/result',
    tried: ['domain/tours/tours.test.ts > tours are sorted by the lowest price by default, and shown as a list'],
  },
  {
    says: 'Tour view defaults to list.',
    shows: '/tour/result',
    tried: ['domain/tours/tours.test.ts > tours are sorted by the lowest price by default, and shown as a list'],
  },
  {
    says: 'The compare display turns on when flights',
    shows: '/order/new/flight/offers',
    tried: [
      'tests/e2e/compare.spec.ts > four flights at most are compared, and only of the same journey',
      'tests/e2e/shop-results.spec.ts > four flights at most are compared, and only of the same journey',
    ],
  },
  {
    says: 'or policies are added to compare.',
    shows: '/protection/results',
    tried: ['tests/e2e/protection.spec.ts > an agent compares policies, buys one for a flight and cancels it'],
  },
  {
    says: 'Error dialog: open while the error query parameter is set.',
    shows: 'any page',
    tried: [
      'tests/e2e/error-dialog.spec.ts > without scripts > each error code shows its text and its buttons',
      'tests/e2e/error-dialog.spec.ts > without the error flag nothing opens',
    ],
  },
  {
    says: 'Closing,',
    shows: 'the error dialog',
    tried: [
      'tests/e2e/error-dialog.spec.ts > a button that only closes removes the error from the address and stays on the page',
      'tests/e2e/error-dialog.spec.ts > the Escape key closes the dialog',
    ],
  },
  {
    says: 'cancelling,',
    shows: 'the error dialog',
    tried: [
      'tests/e2e/error-dialog.spec.ts > a button that only closes removes the error from the address and stays on the page',
    ],
  },
  {
    says: 'choosing another method',
    shows: 'the error dialog',
    tried: [
      'tests/e2e/error-dialog.spec.ts > a button that only closes removes the error from the address and stays on the page',
      'tests/e2e/low-wallet.spec.ts > a wallet payment above the balance is refused with the balance, and another method pays',
    ],
  },
  {
    says: 'or choosing different dates removes the four error parameters (error, errorCode, errorType, errorPayload) and stays on the same path.',
    shows: 'the error dialog',
    tried: [
      'tests/e2e/error-dialog.spec.ts > a button that only closes removes the error from the address and stays on the page',
    ],
  },
  {
    says: 'Choosing Different Accommodation removes them and sets action to choose-different-hotel.',
    shows: 'the error dialog',
    tried: ['tests/e2e/error-dialog.spec.ts > Different Accommodation asks for another hotel in the address'],
  },
  {
    says: 'Retry removes them and reloads the page.',
    shows: 'the error dialog',
    tried: ['tests/e2e/error-dialog.spec.ts > Retry removes the error from the address and loads the page again'],
  },
]
