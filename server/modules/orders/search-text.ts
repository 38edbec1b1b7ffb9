import { searchText } from '../../db/search-terms.ts'
import type { People } from '../checkouts/checkout-row.ts'
import { formatOrderNumber } from './order-number.ts'

/** What an order is found by: its number, every locator, ticket numbers with and without hyphen, names and e-mail. */
export const searchTextOf = (order: {
  number: number
  people: { travellers: readonly Pick<People['travellers'][number], 'givenName' | 'familyName'>[]; contact: { email: string } }
  bookingReference: string | null
  ticketNumbers: readonly string[]
}): string =>
  searchText([
    formatOrderNumber(order.number),
    order.bookingReference,
    order.people.contact.email,
    ...order.people.travellers.flatMap((traveller) => [traveller.givenName, traveller.familyName]),
    ...order.ticketNumbers,
  ])
