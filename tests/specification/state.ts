import type { Row } from './row.ts'

/** Section 3: data of a booking and a search, lists, the error dialog's parameters. */
export const state: Row[] = [
  {
    says: 'bookingData,',
    shows: 'a checkout, before it is paid',
    tried: [
      'server/modules/checkouts/typed.db.test.ts > unsaved form values are returned to the person who typed them and nobody else, and are encrypted in the database',
      'tests/e2e/expired-checkout.spec.ts > typed values are restored after a reload',
      'tests/e2e/stays-book.spec.ts > typed guests are restored after a reload',
    ],
  },
  {
    says: 'flowType,',
    shows: '/order/new/newFlight',
    tried: ['tests/e2e/flexible-dates.spec.ts > the last trip type is preselected, initially round trip'],
  },
  {
    says: 'compare lists.',
    shows: '/order/new/flight/offers and /accommodation/results',
    tried: [
      'tests/e2e/compare.spec.ts > four flights at most are compared, and only of the same journey',
      'tests/e2e/stays-search.spec.ts > four properties at most are compared, and clearing the price resets its ends to 0 and 100 per cent',
    ],
  },
  {
    says: 'Rooms: adults, children list, infants.',
    shows: '/accommodation/new',
    tried: [
      'domain/stays/search-params.test.ts > a search for a stay > is unchanged by an address',
      'tests/e2e/stays-search.spec.ts > an agent finds properties by the name of the city, filters them, uses the map and compares two',
    ],
  },
  {
    says: 'Adult and child counts;',
    shows: '/order/new/newFlight',
    tried: [
      'web/screens/flights/search/search-draft.test.ts > a search in the address > reads back what it wrote',
      'web/search/traveller-words.test.ts > travellers in words > names each type',
    ],
  },
  {
    says: 'tour group and tourist questions.',
    shows: '/tour/checkout',
    tried: [
      'tests/e2e/tours.spec.ts > an agent finds a tour, chooses a day for a family, answers the questions, pays from the wallet, has the vouchers and cancels for the money shown',
      'web/screens/tours/book/check-people.test.ts > a question of the booking is asked once, and one about people of each of them',
    ],
  },
  {
    says: 'A cancel quote;',
    shows: '/order/stay/{id}',
    tried: [
      'tests/e2e/stays-cancel.spec.ts > cancelling a stay after its free period costs half, and the amounts after are those of the quote',
      'server/modules/stays/order/stay-orders.db.test.ts > a stay paid from the wallet > is not cancelled for another refund than was shown',
    ],
  },
  {
    says: 'cart and quotes.',
    shows: '/quotes',
    tried: [
      'domain/quotes/quote-status.test.ts > a quote goes from draft to sent, viewed and one answer, and every other step is refused',
      'server/modules/trips/trips.db.test.ts > a planned trip > takes items of any product at the prices that were shown, by start, with their sum',
    ],
  },
  {
    says: 'Filters for tours, stays and insurance: date, country, day, price, time, duration, destination, language, interest, service, category, attractions,',
    shows: '/tour/result',
    tried: [
      'domain/tours/tours.test.ts > tours are filtered by everything that the specification names > date',
      'domain/tours/tours.test.ts > tours are filtered by everything that the specification names > a filtered card has the price of a day that passes',
      'domain/tours/tours.test.ts > the counts of a filter ignore its own choice',
    ],
  },
  {
    says: 'cancellation, location, propertyName, landmark, rating, guestRating, amenities, board, zone, accomodationType, establishmentProfile, proximityOn, radius, min and max price.',
    shows: '/accommodation/results',
    tried: [
      'tests/specification/values.test.ts > stays are filtered by everything that the specification names',
      'domain/stays/filters.test.ts > filtered properties > have every chosen amenity, and any chosen district, landmark or profile',
      'domain/stays/filters.test.ts > filtered properties > are within the searched radius, unless proximity is off',
      'tests/e2e/stays-search.spec.ts > an agent finds properties by the name of the city, filters them, uses the map and compares two',
    ],
  },
  {
    says: 'Insurance: sort, supplier, flexibility.',
    shows: '/protection/results',
    tried: [
      'domain/policies/results.test.ts > policies are filtered by insurer and flexibility',
      'domain/policies/results.test.ts > policies are sorted by price, medical and cancellation cover',
    ],
  },
  {
    says: 'type,',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > filters > count each product’s tab, also while one of them is open',
    ],
  },
  {
    says: 'filter type,',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > filters > by type: void orders whose tickets are voided, refund orders whose money is refunded',
    ],
  },
  {
    says: 'status type,',
    shows: '/order',
    tried: ['server/modules/orders/list/list-orders.db.test.ts > filters > by status or search apply to the counts of the tabs'],
  },
  {
    says: 'search value,',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > filters > find by a locator in small letters',
      'web/screens/orders/list/order-address.test.ts > the state of the order list is read under every name of the specification, and under those of older links',
    ],
  },
  {
    says: 'page, per page,',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > paging by cursor > gives the same pages by number, sorted by -number',
      'web/screens/orders/list/order-address.test.ts > values of the address that cannot be read > page is named',
    ],
  },
  {
    says: 'sort header.',
    shows: '/order',
    tried: [
      'server/modules/orders/list/list-orders.db.test.ts > paging by cursor > returns the whole list by -total, each order once, with any page size',
      'web/screens/orders/list/list-columns.test.ts > every sort of the order list is one that the API offers',
    ],
  },
  { says: 'Invoice, service', shows: '/settings/finance', notBuilt: 'Customers and invoices' },
  {
    says: 'and customer lists, each with id field _id and a meta of limit, total and offset.',
    shows: '/users',
    tried: [
      'server/modules/customers/customers.db.test.ts > the list > has numbered pages of ten, sorted by name or by day, with the number of rows',
    ],
  },
  {
    says: 'name, code, capital, region, currency (code, name, symbol), language, flag.',
    shows: 'forms that ask for a country, and the API',
    tried: [
      'domain/travel/countries.test.ts > %s has name, code, capital, region, currency, language and flag',
      'domain/travel/countries.test.ts > every country > with inhabitants has a capital, a currency and a language; Macao is its own city',
      'domain/travel/countries.test.ts > forms have the names of the table: nationality, passport and telephone',
    ],
  },
  {
    says: 'error, errorCode, errorType, errorPayload (JSON text),',
    shows: 'the address of any page',
    tried: [
      'domain/error-dialog.test.ts > the dialog’s parameters > are the four that closing removes',
      'domain/error-dialog.test.ts > the dialog’s parameters > are read from JSON text',
    ],
  },
  {
    says: 'action.',
    shows: 'the address of /accommodation/results',
    tried: [
      'tests/e2e/error-dialog.spec.ts > Different Accommodation asks for another hotel in the address',
      'tests/e2e/stays-book.spec.ts > a sold-out room offers a different accommodation',
    ],
  },
  {
    says: 'The payload fields read are start_date, end_date, balance.',
    shows: 'the error dialog',
    tried: [
      'domain/error-dialog.test.ts > the dialog’s parameters > are read from JSON text',
      'domain/error-payload.test.ts > a balance > of %s is an amount in whole naira',
      'domain/error-payload.test.ts > a date > of %o is omitted',
    ],
  },
]
