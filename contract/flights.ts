import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { compareLimit } from '#domain/defaults.ts'
import { DatePrice, DateSpan } from '#domain/flights/date-prices.ts'
import { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { searchEvent, searchSnapshot } from './search-events.ts'
import { asMade } from './session/as-made.ts'
import { Done, Id, Instant, ItemId } from './shapes.ts'

export const FlightSnapshot = searchSnapshot(FlightSearch, PricedFlightOffer)
export type FlightSnapshot = z.infer<typeof FlightSnapshot>

/** An offer is `gone` when a cheaper one of the same flights and fare has come. */
export const FlightEvent = searchEvent(PricedFlightOffer)
export type FlightEvent = z.infer<typeof FlightEvent>

export const ShareOffers = z.object({
  to: emailAddress('Enter an e-mail address.'),
  /** In the sender's words, above the flights. */
  note: Words.trim().max(1_000, 'At most 1,000 characters.').default(''),
  offers: z
    .array(z.object({ searchId: Id, offerId: ItemId }))
    .min(1, 'Choose a flight.')
    .max(compareLimit, 'At most four flights in one mail.'),
})

const dateRefusals = [
  'flight.dates-in-past',
  'flight.departure-in-past',
  'flight.return-in-past',
  'flight.too-far-ahead',
] as const
const gone = ['flight.search-expired', 'flight.offer-gone'] as const

export const flights = {
  search: endpoint('sell', 'Search flights', [...dateRefusals, 'flight.all-suppliers-failed', 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/flights/searches',
      tags: ['Flights'],
      description:
        'Asks every flight supplier at once and streams offers as they arrive. A supplier that fails or is late is named.',
    })
    .input(FlightSearch)
    .output(eventIterator(FlightEvent)),
  results: endpoint('sell', 'Read the results of a flight search', gone)
    .route({
      method: 'GET',
      path: '/flights/searches/{searchId}',
      tags: ['Flights'],
      description:
        'What a search has found so far. Results are kept for half an hour. With `offers` only those, also where a cheaper one of the same has replaced them since.',
    })
    .input(z.object({ searchId: Id, offers: z.array(ItemId).max(compareLimit).optional() }))
    .output(asMade(FlightSnapshot)),
  datePrices: endpoint('sell', 'Read the lowest prices around the dates of a search', [...dateRefusals, 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/flights/date-prices',
      tags: ['Flights'],
      description:
        'The lowest price on the days around a search, streamed as it becomes known: what is remembered at once, the rest as suppliers are asked, a few at a time. A price is not an offer: search the days to book. Multi-city trips have none.',
    })
    .input(z.object({ search: FlightSearch, span: DateSpan }))
    .output(eventIterator(DatePrice)),
  share: endpoint('orders:write', 'Mail offers to a customer', gone)
    .route({
      method: 'POST',
      path: '/flights/shares',
      tags: ['Flights'],
      description:
        'Mails up to four offers to a customer in the name of the agency, at their selling prices. At most five mails an hour to one address.',
    })
    .input(ShareOffers)
    .output(Done),
  recent: endpoint('orders:write', 'List the last flight searches of the agency')
    .route({ method: 'GET', path: '/flights/recent-searches', tags: ['Flights'] })
    .output(
      z.array(z.object({ search: FlightSearch, fromCity: z.string(), toCity: z.string(), route: z.string(), at: Instant })),
    ),
}
