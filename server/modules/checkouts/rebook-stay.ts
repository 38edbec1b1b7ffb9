import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { readNationality, stayAgain } from '../stays/order/search-again.ts'
import { lockOrder } from '../orders/transition-order.ts'
import { orderOf } from '../products/order-of-product.ts'
import { sealPeople } from '../products/people.ts'
import { readPeople } from '../products/read-people.ts'
import { asGuest } from '../stays/order/as-guest.ts'
import { findCheaper } from '../stays/rates/find-cheaper.ts'
import { openStayContact } from '../stays/order/stay-contact.ts'
import { insertCheckout } from './insert-checkout.ts'

/**
 * Opens a checkout of the same refundable room at its lower price, with the same guests: once it is issued, the order that it takes the place of is
 * cancelled. The supplier is asked now. Throws stay.not-cheaper, order.illegal-transition and supplier.unavailable.
 */
export async function rebookStay(ctx: Ctx, { id }: { id: string }): Promise<{ checkoutId: string }> {
  const order = orderOf('stay', await ctx.tx((tx) => lockOrder(tx, ctx, id)))
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  const nationality = await readNationality(ctx, order)
  const entry = await find()
  if (!entry) throw new AppError('stay.not-cheaper')
  const { rate, charge, localRate } = entry
  const { requests, loyaltyNumber, ...contact } = openStayContact(ctx, order)
  const checkout = await ctx.tx(async (tx) => {
    const guests = (await readPeople(tx, ctx, id)).map(asGuest)
    return insertCheckout(tx, ctx, [
      {
        product: order.product,
        search: stayAgain(order, nationality),
        offer: { ...order.itinerary, id: rate.id, roomName: rate.room.name, room: rate.room, rate, quote: null, localRate },
        waterfall: charge,
        peopleCipher: sealPeople(ctx, { product: order.product, guests, contact, requests, loyaltyNumber }),
        replaces: id,
      },
    ])
  })
  return { checkoutId: checkout.id }

  async function find() {
    try {
      return await findCheaper(ctx, order.itinerary, nationality)
    } catch (error) {
      if (error instanceof SupplierError) throw new AppError('supplier.unavailable', { supplier: order.supplier })
      throw error
    }
  }
}
