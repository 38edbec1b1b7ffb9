import { formatOrderNumber, type OrderNumber } from '#domain/orders/order-number.ts'
import { searchText } from '../../db/search-terms.ts'

/**
 * The search text of an order: its number, every locator, ticket numbers with and without hyphen, names, e-mail, and the places or the property of
 * its title.
 */
export const searchTextOf = (
  order: OrderNumber & {
    title: string
    names: readonly { givenName: string; familyName: string }[]
    email: string
    bookingReference: string | null
    documentNumbers: readonly string[]
  },
): string =>
  searchText([
    formatOrderNumber(order),
    order.bookingReference,
    order.email,
    order.title,
    ...order.names.flatMap(({ givenName, familyName }) => [givenName, familyName]),
    ...order.documentNumbers,
  ])
