import { IconPrinter, IconTicket } from '@tabler/icons-react'
import { href } from 'react-router'
import type { FlightOrder } from '#contract/products/flight.ts'
import { searchAgain } from '#domain/flights/people/search-again.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { fullName } from '../../order/person-words.ts'
import type { OrderParts } from '../order-parts.ts'

export const flightParts: OrderParts<FlightOrder> = {
  statusWords: () => null,
  nothingBack: () => null,
  cancelling: null,
  changing: null,
  place: ({ departure }) => departure,
  otherCharges: () => [],
  commission: () => null,
  reference: 'Booking reference',
  numbersByHand: ({ people }) =>
    people.map((person) => ({
      label: `Ticket of ${fullName(person)}`,
      example: '125-2342567890',
      number: person.ticketNumber ?? '',
    })),
  desk: {
    issued: 'The airline confirmed the tickets: you record their numbers, and the documents are mailed.',
    failed: 'The airline says that nothing was booked: the order ends, and seats that it still holds are released.',
  },
  searchAgain(order, people) {
    const search = searchAgain(
      order.itinerary,
      order.people.filter(({ id }) => people.includes(id)),
    )
    return search && `${href('/order/new/flight/newoffers')}?${searchToParams(search)}`
  },
  pages: ({ id, people }) => [
    ...(people.some(({ ticketNumber }) => ticketNumber)
      ? [
          {
            to: href('/order/flight/ticket/detail/:id', { id }),
            icon: IconTicket,
            label: 'Tickets and coupons',
            isPrefetched: true as const,
          },
        ]
      : []),
    { to: href('/order/flight/export/:id', { id }), icon: IconPrinter, label: 'Sheet to print' },
  ],
}
