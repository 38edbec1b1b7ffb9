import { Contact } from '#domain/contact/contact.ts'
import { FlightDetails, RecordLocator, TicketNumber } from '#domain/flights/order-details.ts'
import { TravelDocument, type Traveller } from '#domain/flights/people/traveller.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import type { FlightBooking } from '#integrations/flights/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { storeDetails } from '../../products/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductFulfilment } from '../../products/product-fulfilment.ts'
import { type OrderPerson, readPeople } from '../../products/read-people.ts'
import { flightSchedule, flightSupplierOf } from './flight-schedule.ts'

/** The fulfilment of flights. */
export const flightFulfilment: ProductFulfilment<OrderOf<'flight'>> = {
  title: (ctx, order) => flightSupplierOf(ctx, order)?.title ?? null,
  async prepare(tx, ctx, order, kind) {
    const supplier = flightSupplierOf(ctx, order)
    if (!supplier) return null
    const booking = await bookingOf(tx, ctx, order)
    const calls = {
      book: () => supplier.book(booking),
      hold: () => supplier.hold(booking),
      pay: () => supplier.pay(order.supplierOrderId ?? '', supplierPrice(order.waterfall)),
    }
    return calls[kind]
  },
  async ask(ctx, order) {
    const supplier = flightSupplierOf(ctx, order)
    if (!supplier) return null
    if (order.supplierOrderId) return supplier.getOrder(order.supplierOrderId)
    return supplier.findBooking({ reference: order.id, supplierOfferId: order.supplierOfferId })
  },
  async keep(tx, ctx, order, answer) {
    const { tickets } = FlightDetails.parse(answer.details)
    if (tickets.length > 0) await storeDetails(tx, ctx, { order, details: { tickets } })
    return tickets.map(({ number }) => number)
  },
  byHand: {
    reference: RecordLocator,
    documents: {
      of: (people) => people,
      noun: 'ticket number',
      number: TicketNumber,
      detailsOf: (people, numbers): FlightDetails => ({
        tickets: people.map(({ supplierPersonId }, index) => ({
          passengerId: supplierPersonId ?? '',
          number: (numbers[index] ?? '').replace(/^(\d{3})-?/, '$1-'),
        })),
      }),
    },
  },
  words: {
    book: {
      refusals: {
        'price-changed': 'The airline changed the price while the ticket was being issued.',
        'sold-out': 'The airline sold the last seat while the ticket was being issued.',
        rejected: 'The airline refused to issue the ticket.',
      },
      lost: 'The answer of the airline was lost. Asking what became of the booking.',
    },
    hold: {
      refusals: {
        'price-changed': 'The airline changed the price before it held the seats.',
        'sold-out': 'The airline sold the last seat before it was held.',
        rejected: 'The airline refused to hold the seats.',
      },
      lost: 'The answer of the airline was lost. Asking whether it holds the seats.',
    },
    pay: {
      refusals: {
        'price-changed': 'The airline changed the price while the held seats were being paid.',
        'sold-out': 'The airline’s hold had ended before the payment reached it.',
        rejected: 'The airline refused to issue the ticket.',
      },
      lost: 'The answer of the airline was lost. Asking whether it took the payment.',
    },
  },
  release: (ctx, order, supplierOrderId) => flightSupplierOf(ctx, order)?.release(supplierOrderId) ?? null,
  schedule: flightSchedule,
  answers: {
    cancelled: 'The airline cancelled the booking.',
    failed: 'The airline could not complete the booking.',
    unreachable: 'The airline could not be reached.',
    unknown: 'The airline knows of no such booking yet. Check with the airline before anything is booked again.',
  },
}

/** An order in the form for booking or holding; documents are decrypted only for this. */
async function bookingOf(tx: Transaction, ctx: Ctx, order: OrderOf<'flight'>): Promise<FlightBooking> {
  const people = await readPeople(tx, ctx, order.id)
  const { cipher } = ctx.system
  return {
    supplierOfferId: order.supplierOfferId,
    reference: order.id,
    price: supplierPrice(order.waterfall),
    services: order.extras.map(({ id, quantity }) => ({ id, quantity })),
    passengers: order.itinerary.passengers,
    contact: Contact.parse(cipher.open(order.contactCipher)),
    travellers: people.map((person) => ({
      ...asTraveller(person),
      document: person.documentCipher ? TravelDocument.parse(cipher.open(person.documentCipher)) : null,
    })),
  }
}

/** A person of an order of flights in the form for airlines; the document stays encrypted. */
export function asTraveller(person: OrderPerson): Omit<Traveller, 'document'> {
  const { supplierPersonId, title, givenName, familyName, gender, bornOn, loyalty } = person
  if (supplierPersonId === null || !title || !gender || !bornOn) throw new Error(`person ${person.id} is no traveller`)
  return { passengerId: supplierPersonId, title, givenName, familyName, gender, bornOn, loyalty }
}
