import { isLess, subtract } from '#domain/money/money.ts'
import { repriced } from '#domain/money/pricing.ts'
import { freeUntil } from '#domain/stays/cancellation.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import { readDetails, storeDetails } from '../../products/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import { sealPeople } from '../../products/people.ts'
import type { PriceWatch } from '../../products/product-fulfilment.ts'
import { readPeople } from '../../products/read-people.ts'
import { findCheaper } from '../rates/find-cheaper.ts'
import { viewOffer } from '../rates/view-offer.ts'
import { asGuest } from './as-guest.ts'
import { readNationality, stayAgain } from './search-again.ts'
import { openStayContact } from './stay-contact.ts'

/** The same refundable room of a booked stay, at its supplier's current price. */
export const stayPriceWatch: PriceWatch<OrderOf<'stay'>> = {
  isOpen: (ctx, { itinerary }) => freeUntil(itinerary.rate.cancellation, ctx.now()) !== null,
  async find(ctx, order) {
    const entry = await findCheaper(ctx, order.itinerary, await readNationality(ctx, order))
    if (!entry) return null
    const before = viewOffer(ctx, order.itinerary, { charge: order.waterfall }).rate.total
    const charge = repriced(order.waterfall, entry.charge)
    const { total } = viewOffer(ctx, { ...order.itinerary, rate: entry.rate }, { charge }).rate
    if (!isLess(total, before)) return null
    return { total, saving: subtract(before, total), seenAt: ctx.now().toISOString() }
  },
  async replacement(ctx, order) {
    const nationality = await readNationality(ctx, order)
    const entry = await findCheaper(ctx, order.itinerary, nationality)
    if (!entry) return null
    const { rate, charge, localRate } = entry
    const { requests, loyaltyNumber, ...contact } = openStayContact(ctx, order)
    const guests = (await ctx.tx((tx) => readPeople(tx, ctx, order.id))).map(asGuest)
    return {
      search: stayAgain(order, nationality),
      offer: { ...order.itinerary, id: rate.id, roomName: rate.room.name, room: rate.room, rate, quote: null, localRate },
      waterfall: repriced(order.waterfall, charge),
      peopleCipher: sealPeople(ctx, { product: order.product, guests, contact, requests, loyaltyNumber }),
    }
  },
  notCheaper: 'stay.not-cheaper',
  async store(tx, ctx, order, cheaper) {
    const before = StayDetails.parse(await readDetails(tx, ctx, order))
    await storeDetails(tx, ctx, { order, details: { cheaper } })
    return before.cheaper
  },
}
