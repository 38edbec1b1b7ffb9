import { z } from 'zod'
import type { FlightOrder } from '#contract/products/flight.ts'
import { FlightDetails, ticketOf } from '#domain/flights/order-details.ts'
import { atRate } from '#domain/money/pricing.ts'
import { findAirport } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { actorMay } from '../../access/actor-may.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductView } from '../../products/product-view.ts'
import type { OrderPerson } from '../../products/read-people.ts'
import { ancillaryWithOwnIds, travellerWithOwnId, withOwnIds } from '../own-ids.ts'
import { asTraveller } from './flight-fulfilment.ts'

/** The view of an order of flights. */
export const flightView: ProductView<OrderOf<'flight'>, FlightOrder> = {
  present: (ctx, { order, people, details }) => ({
    product: order.product,
    // The hold option of an offer is not shown after the sale: an order's `payBy` has the deadline.
    itinerary: {
      ...withOwnIds(actorMay(ctx, 'margin:read') ? order.itinerary : { ...order.itinerary, supplier: '' }),
      holdUntil: null,
    },
    people: people.map((person) => presentPerson(ctx, person, FlightDetails.parse(details))),
    extras: order.extras.map((extra) => ancillaryWithOwnIds({ ...extra, price: atRate(extra.price, order.waterfall) })),
  }),
  forCustomer: (order) => ({
    ...order,
    itinerary: { ...order.itinerary, supplier: '', holdUntil: null, priceGuaranteedUntil: null },
  }),
  country: ({ itinerary }) => findAirport(itinerary.slices[0]?.to ?? '')?.country ?? null,
  clockAirport: ['slices', '0', 'from'],
  eventWords: {
    'check-asked': 'The airline is asked again',
    'stray-released': 'Seats given back to the airline',
    'hold-confirmed': 'The airline holds the seats',
    'supplier-booked': 'The airline confirmed the booking',
    'documents-issued': 'Tickets issued',
    'schedule-changed': 'The airline changed the flight times',
    'hold-released': 'The airline released the seats',
    'cancellation-refused': 'The airline refused the cancellation',
    'cancellation-refused-unissued': 'The airline refused the cancellation',
    'cancellation-confirmed': 'The airline cancelled the tickets',
  },
}

const StoredDocument = z.object({ number: z.string() })

/** A traveller with the last three characters of the passport number only. */
function presentPerson(ctx: Ctx, person: OrderPerson, details: FlightDetails): FlightOrder['people'][number] {
  const { gender: _gender, ...traveller } = travellerWithOwnId(asTraveller(person))
  const document = person.documentCipher ? StoredDocument.parse(ctx.system.cipher.open(person.documentCipher)) : null
  return {
    ...traveller,
    id: person.id,
    type: person.type,
    ticketNumber: ticketOf(details, person.supplierPersonId),
    documentEnding: document?.number.slice(-3) ?? null,
  }
}
