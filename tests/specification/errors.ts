import type { Row, TestName } from './row.ts'

const page = 'tests/e2e/error-dialog.spec.ts'
const titled = (type: string, title: string): [TestName, TestName] => [
  `domain/error-dialog.test.ts > the dialog’s title > for the type ${type} is ${title}`,
  `${page} > without scripts > each error type has its title`,
]
const title = (says: string, type: string, shown: string): Row => ({
  says,
  shows: 'the error dialog',
  tried: titled(type, shown),
})
const inDialog = `${page} > without scripts > each error code shows its text and its buttons` as const
const body = (says: string): Row => ({
  says,
  shows: 'the error dialog',
  tried: ['domain/error-dialog.test.ts > the dialog’s body > for %s with %o has the text of the specification', inDialog],
})
const buttons = (says: string): Row => ({
  says,
  shows: 'the error dialog',
  tried: ['domain/error-dialog.test.ts > the dialog’s buttons > for %s are %o', inDialog],
})

/** Section 8: the error catalogue. */
export const errors: Row[] = [
  {
    says: 'Error categories: accommodationSearch, accommodationAvailability, accomodationPayment, accomodationCancellation, accomodationFareUpdate.',
    shows: 'the error dialog of a stay',
    tried: [
      'web/products/dialog-of-product.test.ts > has the specification’s titles for stays',
      'domain/error-dialog.test.ts > the dialog’s title > for the type accomodationFareUpdate is Error',
    ],
  },
  {
    says: 'Code accommodation-availability-11 means no availability.',
    shows: 'a stay that is sold out',
    tried: [
      'server/modules/stays/order/stay-orders.db.test.ts > a stay whose offer changed > to sold out closes the checkout with accommodation-availability-11',
    ],
  },
  {
    says: 'Error action: choose-different-hotel.',
    shows: '/accommodation/results',
    tried: ['tests/e2e/stays-book.spec.ts > a sold-out room offers a different accommodation'],
  },
  {
    says: 'A no-network modal exists.',
    shows: 'every interactive screen',
    tried: ['tests/e2e/no-network.spec.ts > a lost network is shown at once, keeps the entered data, and recovers automatically'],
  },
  {
    says: 'Parsing failures of saved browser data are only logged.',
    shows: 'the browser’s console',
    tried: [
      'tests/e2e/currency.spec.ts > a corrupt saved currency is only logged, and prices are in naira',
      'web/kit/saved-state.test.ts > an invalid value, %s, is logged once and removed',
      'web/kit/saved-state.test.ts > the browser’s storage is used by this module alone',
      'tests/e2e/error-dialog.spec.ts > a corrupt payload is only logged',
    ],
  },
  title('accommodation search | Accommodation Search', 'accommodationSearch', 'Accommodation Search'),
  title('availability | Availability', 'accommodationAvailability', 'Availability'),
  title('accommodation payment | Accommodation payment', 'accomodationPayment', 'Accommodation payment'),
  title('accommodation cancellation | Accommodation cancellation', 'accomodationCancellation', 'Accommodation cancellation'),
  title('401 | Unauthorized', '401', 'Unauthorized'),
  title('403 | Forbidden', '403', 'Forbidden'),
  title('404 | Not Found', '404', 'Not Found'),
  title('500 | Internal Server Error', '500', 'Internal Server Error'),
  title('other | Error', 'anything', 'Error'),
  body('start_date_end_date: both dates are in the past; change them to present or future dates.'),
  body('start_date: the selected start date is in the past; change it.'),
  body('end_date: the selected end date is in the past; change it.'),
  body('82: the account balance is {amount}; top up the wallet or choose another payment method.'),
  body(
    'accommodation-availability-11: no available rooms for this accommodation and date; select another date or accommodation.',
  ),
  body('10: this accommodation is not cancellable this late.'),
  body('46: the ticket is not issuable; contact support.'),
  body('1011: card not found; verify the account details.'),
  body('42: an error from the third-party payment gateway.'),
  {
    says: '401, 403, 404, 500: each has a generic description; other codes show a generic description.',
    shows: 'the error dialog',
    tried: [
      'domain/error-dialog.test.ts > the dialog’s body > is generic for 401, 403, 404, 500 and unknown codes, and never empty',
      inDialog,
    ],
  },
  {
    says: 'Dates display as DD MMM YYYY;',
    shows: 'the error dialog, and every date of the product',
    tried: [
      'domain/dates.test.ts > dates > are shown as DD MMM YYYY',
      'domain/error-payload.test.ts > a date > of %s is shown as DD MMM YYYY',
      inDialog,
    ],
  },
  {
    says: 'the balance is shown as currency.',
    shows: 'the error dialog',
    tried: [
      'domain/error-payload.test.ts > a balance > of %s is an amount in whole naira',
      inDialog,
      'tests/e2e/low-wallet.spec.ts > a wallet payment above the balance is refused with the balance, and another method pays',
    ],
  },
  buttons('Cancel is always shown.'),
  buttons('Choose another method shows only for 82.'),
  buttons('Different Accommodation and Different Dates show only for no-availability.'),
  buttons('Retry shows for every code except 82, 10 and no-availability.'),
]
