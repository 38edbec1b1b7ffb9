import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { Contact } from '#domain/contact/contact.ts'
import { compareLimit } from '#domain/defaults.ts'
import { Ancillary, AncillaryChoice, OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import { DatePrice, DateSpan } from '#domain/flights/date-prices.ts'
import { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { Traveller } from '#domain/flights/people/traveller.ts'
import { Words } from '#domain/words.ts'
import { atSupplier, closed, endpoint } from './endpoint.ts'
import { FlightCheckout } from './products/flight.ts'
import { searchEvent, searchSnapshot } from './search-events.ts'
import { asMade } from './session/as-made.ts'
import { Done, Id, Instant, ItemId, MAX_TRAVELLERS, Money } from './shapes.ts'

export const FlightSnapshot = searchSnapshot(FlightSearch, PricedFlightOffer)
export type FlightSnapshot = z.infer<typeof FlightSnapshot>

/** An offer is `gone` when a cheaper one of the same flights and fare has arrived. */
export const FlightEvent = searchEvent(PricedFlightOffer)
export type FlightEvent = z.infer<typeof FlightEvent>

/** Ancillaries at selling prices. `totals` are the prices of 1, 2, ... `most` pieces, because each total is rounded after conversion. */
export const SoldAncillaries = OfferedAncillaries.extend({
  services: z.array(Ancillary.extend({ totals: z.array(Money).min(1) })),
})
export type SoldAncillaries = z.infer<typeof SoldAncillaries>

export const ShareOffers = z.object({
  to: emailAddress('Enter an e-mail address.'),
  /** The sender's message, above the flights. */
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
const closedOrGone = [...closed, 'flight.offer-gone'] as const

const OfCheckout = z.object({ id: Id })

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
        'What a search has found so far. Results are stored for half an hour. With `offers` only those, also where a cheaper one of the same has replaced them since.',
    })
    .input(z.object({ searchId: Id, offers: z.array(ItemId).max(compareLimit).optional() }))
    .output(asMade(FlightSnapshot)),
  datePrices: endpoint('sell', 'Read the lowest prices around the dates of a search', [...dateRefusals, 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/flights/date-prices',
      tags: ['Flights'],
      description:
        'The lowest price on the days around a search, streamed as it becomes known: cached prices first, the rest as suppliers are asked, a few at a time. A price is not an offer: search the days to book. Multi-city trips have none.',
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
  saveTravellers: endpoint('sell', 'Save the travellers of a flight', closedOrGone)
    .route({ method: 'PUT', path: '/checkouts/{id}/travellers', tags: ['Checkout'] })
    .input(OfCheckout.extend({ travellers: z.array(Traveller).min(1).max(MAX_TRAVELLERS), contact: Contact }))
    .output(FlightCheckout),
  ancillaries: endpoint('sell', 'List seats, bags and other extras', [...closedOrGone, ...atSupplier])
    .route({
      method: 'GET',
      path: '/checkouts/{id}/ancillaries',
      tags: ['Checkout'],
      description: 'Seats, bags and the like that the supplier sells with the offer, at selling prices.',
    })
    .input(OfCheckout)
    .output(SoldAncillaries),
  chooseAncillaries: endpoint('sell', 'Choose seats, bags and other extras', [...closedOrGone, 'checkout.busy', ...atSupplier])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/ancillaries',
      tags: ['Checkout'],
      description: 'Books exactly these with the fare; an empty list takes all of them back. What is no longer sold is refused.',
    })
    .input(OfCheckout.extend({ choices: z.array(AncillaryChoice).max(200) }))
    .output(FlightCheckout),
}
