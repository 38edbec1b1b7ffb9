import type { StayBooking } from '#integrations/stays/port.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import { readPeople } from '../../products/read-people.ts'
import { asGuest } from './as-guest.ts'
import { openStayContact } from './stay-contact.ts'

/** A stay as its supplier books it. */
export async function stayBookingOf(tx: Transaction, ctx: Ctx, order: OrderOf<'stay'>): Promise<StayBooking> {
  const { rate, quote } = order.itinerary
  const { requests, loyaltyNumber, ...contact } = openStayContact(ctx, order)
  return {
    supplierRateId: rate.supplierRateId,
    quoteId: quote?.id ?? null,
    reference: order.id,
    price: rate.net,
    guests: (await readPeople(tx, ctx, order.id)).map(asGuest),
    contact,
    requests: requests || null,
    loyaltyNumber,
  }
}
