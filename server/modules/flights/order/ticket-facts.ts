import { deadlineWords } from '#domain/deadline.ts'
import { AppError } from '#domain/errors.ts'
import { extraLines, sharedExtraLines } from '#domain/flights/extra-words.ts'
import { FlightDetails, ticketOf } from '#domain/flights/order-details.ts'
import { travellerPrices } from '#domain/flights/traveller-prices.ts'
import { atRate } from '#domain/money/pricing.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { describeJourneys } from '../../../documents/describe-journey.ts'
import { bagWords, conditionWords, passengerWords } from '../../../documents/fare-words.ts'
import type { DocumentTraveller, OrderFacts } from '../../../documents/order-facts.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'
import type { OrderPerson } from '../../products/read-people.ts'
import { asTraveller } from './flight-fulfilment.ts'

/** The documents' data of an order of flights. Throws order.no-documents while its status has none. */
export function ticketFacts(ctx: Ctx, { order, people, details, kind, facts }: DocumentRecord<OrderOf<'flight'>>): OrderFacts {
  if (kind !== 'e-ticket' && kind !== 'itinerary') throw new AppError('order.no-documents', { status: order.status })
  const { itinerary, waterfall } = order
  const travellers = people.map((person) => toTraveller(person, order, kind === 'e-ticket' ? FlightDetails.parse(details) : null))
  return {
    ...facts,
    kind,
    airline: itinerary.ownerName,
    travellers,
    prices: travellerPrices({
      people: people.map((person, at) => ({
        name: travellers[at]?.name ?? '',
        passengerId: asTraveller(person).passengerId,
        type: person.type,
      })),
      lines: facts.money.lines,
      extras: order.extras.map((extra) => ({ ...extra, price: atRate(extra.price, waterfall) })),
      currency: waterfall.total.currency,
    }),
    journeys: describeJourneys(itinerary),
    sharedExtras: sharedExtraLines(order),
    conditions: [
      conditionWords('Change', itinerary.change, ctx.numbers),
      conditionWords('Refund', itinerary.refund, ctx.numbers),
    ],
    payBy:
      order.status === 'Not Paid' && order.payBy
        ? deadlineWords(order.payBy, clockPlaceOf(itinerary.slices[0]?.from ?? ''), ctx.regional.zone)
        : null,
    passportNeeded: itinerary.documentsRequired,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `details` are null where no ticket is shown. */
function toTraveller(person: OrderPerson, order: OrderOf<'flight'>, details: FlightDetails | null): DocumentTraveller {
  const { passengerId, title, givenName, familyName, loyalty } = asTraveller(person)
  const { itinerary } = order
  const passenger =
    itinerary.passengers.find((p) => p.id === passengerId) ?? itinerary.passengers.find((p) => p.type === person.type)
  return {
    name: `${capital(title)} ${givenName} ${familyName}`,
    type: passengerWords[person.type],
    ticketNumber: details && ticketOf(details, passengerId),
    bags: bagWords(passenger?.baggage),
    extras: extraLines(order, passengerId),
    loyalty: loyalty && `${loyalty.airline} ${loyalty.number}`,
  }
}
