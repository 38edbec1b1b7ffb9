import { href } from 'react-router'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'

export interface FlightPaths extends CheckoutPaths<'flight'> {
  /** Seats, bags and other ancillaries. */
  ancillaries: string
}

/** The addresses of a flight's checkout. */
export const flightPaths = (id: string): FlightPaths => ({
  product: 'flight',
  review: href('/order/new/flight/book/:id', { id }),
  details: href('/order/new/flight/book/details/:id', { id }),
  ancillaries: href('/order/new/flight/book/ancillaries/:id', { id }),
  payment: href('/order/new/flight/book/payment/:id', { id }),
  orderOf: (orderId) => href('/order/flight/:id', { id: orderId }),
})

/** A new search with the same parameters. */
export const searchAgain = (search: FlightSearch): string => `/order/new/flight/newoffers?${searchToParams(search)}`
