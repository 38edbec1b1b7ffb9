import { Contact } from '#domain/contact/contact.ts'
import { TravelDocument } from '#domain/flights/traveller.ts'
import { supplierPrice } from '#domain/pricing.ts'
import type { FlightBooking } from '#integrations/flights/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import { readPeople } from '../../products/read-people.ts'
import { asTraveller } from './as-traveller.ts'

/** An order as its supplier books or holds it; documents are opened for it alone. */
export async function bookingOf(tx: Transaction, ctx: Ctx, order: OrderOf<'flight'>): Promise<FlightBooking> {
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
