import { dayAt, formatDate } from '#domain/dates.ts'
import { deadlineWords } from '#domain/deadline.ts'
import { AppError } from '#domain/errors.ts'
import { extraLines, sharedExtraLines } from '#domain/flights/extra-words.ts'
import { FlightDetails, ticketOf } from '#domain/flights/order-details.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { describeJourneys } from '../../../documents/describe-journey.ts'
import { bagWords, conditionWords, passengerWords } from '../../../documents/fare-words.ts'
import type { DocumentTraveller, OrderFacts } from '../../../documents/order-facts.ts'
import { asTraveller } from '../../flights/as-traveller.ts'
import { readLogo } from '../../images/read-logo.ts'
import { readBrand } from '../../mail/read-brand.ts'
import { type OrderOf, orderOf } from '../../products/order-of-product.ts'
import type { OrderPerson } from '../../products/read-people.ts'
import { readOrder } from '../read-order.ts'
import { readOrderMoney } from '../read-order-money.ts'
import { documentKind } from './order-documents.ts'
import { travellerUrls } from './order-url.ts'

/** An order of flights as its documents show it. Throws access.not-found, and order.no-documents while its status has none. */
export async function readOrderFacts(ctx: Ctx, orderId: string): Promise<OrderFacts> {
  const urlOf = await travellerUrls(ctx)
  const facts = await ctx.tx(async (tx) => {
    const { order: read, people, contact, details } = await readOrder(tx, ctx, orderId)
    const order = orderOf('flight', read)
    const kind = documentKind(order)
    if (kind !== 'e-ticket' && kind !== 'itinerary') throw new AppError('order.no-documents', { status: order.status })
    const { itinerary } = order
    return {
      kind,
      id: order.id,
      number: formatOrderNumber(order),
      title: order.title,
      status: order.status,
      brand: await readBrand(tx, ctx),
      bookingReference: order.bookingReference,
      airline: itinerary.ownerName,
      travellers: people.map((person) => toTraveller(person, order, kind === 'e-ticket' ? FlightDetails.parse(details) : null)),
      journeys: describeJourneys(itinerary),
      sharedExtras: sharedExtraLines(order),
      conditions: [conditionWords('Change', itinerary.change), conditionWords('Refund', itinerary.refund)],
      money: await readOrderMoney(tx, ctx, order),
      payBy:
        order.status === 'Not Paid' && order.payBy
          ? deadlineWords(order.payBy, clockPlaceOf(itinerary.slices[0]?.from ?? ''), ctx.regional.zone)
          : null,
      url: urlOf(order),
      printedOn: formatDate(dayAt(ctx.now(), ctx.regional.zone)),
      changedAt: order.statusAt,
      passportNeeded: itinerary.documentsRequired,
      contactEmail: contact.email,
    }
  })
  return { ...facts, logo: await readLogo(ctx.system, facts.brand.logoId) }
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
