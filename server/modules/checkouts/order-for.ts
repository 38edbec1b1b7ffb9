import { and, eq } from 'drizzle-orm'
import type { PriceWaterfall } from '#domain/flights/offer.ts'
import { marginOf } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, orderTravellers } from '../../db/schema/index.ts'
import { createOrder } from '../orders/create-order.ts'
import { lockOrder, type Order } from '../orders/transition-order.ts'
import type { CheckoutRow, People } from './checkout-row.ts'

/**
 * The checkout's order: made at the first attempt to pay, taken up again at the next one. A payer who goes back may have
 * corrected a traveller or chosen a method with another fee, so both are written anew.
 */
export async function orderFor(
  tx: Transaction,
  ctx: Ctx,
  input: { checkout: CheckoutRow; people: People; waterfall: PriceWaterfall },
): Promise<Order> {
  const { checkout, waterfall } = input
  if (!checkout.orderId) return createOrder(tx, ctx, input)
  const order = await lockOrder(tx, ctx, checkout.orderId)
  for (const traveller of input.people.travellers) {
    const { passengerId, document, ...person } = traveller
    await tx
      .update(orderTravellers)
      .set({ ...person, documentCipher: document ? ctx.system.cipher.seal(document) : null })
      .where(
        and(
          eq(orderTravellers.agencyId, ctx.agencyId),
          eq(orderTravellers.orderId, order.id),
          eq(orderTravellers.passengerId, passengerId),
        ),
      )
  }
  const { supplierOfferId, net: _net, netTax: _netTax, ...itinerary } = checkout.offer
  const [changed] = await tx
    .update(orders)
    .set({
      waterfall,
      extras: checkout.extras,
      itinerary,
      supplierOfferId,
      total: waterfall.total.amount,
      margin: marginOf(waterfall).amount,
      contactCipher: ctx.system.cipher.seal(input.people.contact),
    })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
    .returning()
  return changed ?? order
}
