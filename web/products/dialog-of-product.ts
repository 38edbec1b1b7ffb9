import type { Checkout } from '#contract/checkouts.ts'
import type { Failure } from '../api-failure.ts'
import { dialogOf, type ErrorRequest } from '../kit/open-error.ts'

const payment = 'accomodationPayment'

/** The type of the error dialog by product and code: stays have titles of their own (specification section 8, in its own spelling). */
const types: Record<Checkout['product'], Record<string, string>> = {
  flight: {},
  stay: {
    start_date_end_date: 'accommodationSearch',
    start_date: 'accommodationSearch',
    end_date: 'accommodationSearch',
    'accommodation-availability-11': 'accommodationAvailability',
    '10': 'accomodationCancellation',
    '82': payment,
    '42': payment,
    '1011': payment,
  },
}

/** The dialog for a call about a product that failed, under the product's title; null when the catalogue has none. */
export const dialogOfProduct = (product: Checkout['product'], failure: Failure): ErrorRequest | null =>
  dialogOf(failure, types[product][failure.dialogCode ?? ''])
