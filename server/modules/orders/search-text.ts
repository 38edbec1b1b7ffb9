import type { People } from '../checkouts/checkout-row.ts'

/** What an order is found by: its number, every locator, ticket numbers with and without hyphen, names and e-mail. */
export function searchTextOf(order: {
  number: number
  people: { travellers: readonly Pick<People['travellers'][number], 'givenName' | 'familyName'>[]; contact: { email: string } }
  bookingReference: string | null
  ticketNumbers: readonly string[]
}): string {
  return [
    `TW-${order.number}`,
    String(order.number),
    order.bookingReference,
    order.people.contact.email,
    ...order.people.travellers.flatMap((t) => [t.givenName, t.familyName]),
    ...order.ticketNumbers.flatMap((ticket) => [ticket, ticket.replace('-', '')]),
  ]
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
