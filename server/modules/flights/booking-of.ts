import { and, eq } from 'drizzle-orm'
import { Contact } from '#domain/contact.ts'
import { TravelDocument, type Traveller } from '#domain/flights/traveller.ts'
import { supplierPrice } from '#domain/pricing.ts'
import type { FlightBooking } from '#integrations/flights/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderTravellers } from '../../db/schema/index.ts'
import type { FlightOrderRow } from '../products/order-of-product.ts'

/** An order as its supplier books or holds it; documents are opened for it alone. */
export async function bookingOf(tx: Transaction, ctx: Ctx, order: FlightOrderRow): Promise<FlightBooking> {
  const rows = await tx
    .select()
    .from(orderTravellers)
    .where(and(eq(orderTravellers.agencyId, ctx.agencyId), eq(orderTravellers.orderId, order.id)))
    .orderBy(orderTravellers.position)
  const { cipher } = ctx.system
  return {
    supplierOfferId: order.supplierOfferId,
    reference: order.id,
    price: supplierPrice(order.waterfall),
    services: order.extras.map(({ id, quantity }) => ({ id, quantity })),
    passengers: order.itinerary.passengers,
    contact: Contact.parse(cipher.open(order.contactCipher)),
    travellers: rows.map(
      (row): Traveller => ({
        passengerId: row.passengerId,
        title: row.title as Traveller['title'],
        givenName: row.givenName,
        familyName: row.familyName,
        gender: row.gender,
        bornOn: row.bornOn,
        loyalty: row.loyalty,
        document: row.documentCipher ? TravelDocument.parse(cipher.open(row.documentCipher)) : null,
      }),
    ),
  }
}
