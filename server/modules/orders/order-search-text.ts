import { searchText } from '../../db/search-terms.ts'
import { formatOrderNumber } from './order-number.ts'

/**
 * The text an order is found by (column `search_text`): its number, every locator, names, the contact's e-mail and ticket
 * numbers. To be written whenever one of them changes.
 */
export const orderSearchText = (order: {
  number: number
  references: readonly (string | null)[]
  people: readonly { givenName: string; familyName: string; ticketNumber?: string | null }[]
  email: string
}): string =>
  searchText([
    formatOrderNumber(order.number),
    ...order.references,
    ...order.people.flatMap((person) => [person.givenName, person.familyName, person.ticketNumber]),
    order.email,
  ])
