import { isLess, subtract } from '#domain/money.ts'
import { freeUntil } from '#domain/stays/cancellation.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import { readDetails, storeDetails } from '../../products/order-details.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { PriceWatch } from '../../products/product-fulfilment.ts'
import { findCheaper } from '../rates/find-cheaper.ts'
import { viewOffer } from '../rates/view-offer.ts'
import { readNationality } from './search-again.ts'

/** The same refundable room of a booked stay, as its supplier sells it now. */
export const stayPriceWatch: PriceWatch<OrderOf<'stay'>> = {
  isOpen: (ctx, { itinerary }) => freeUntil(itinerary.rate.cancellation, ctx.now()) !== null,
  async find(ctx, order) {
    const entry = await findCheaper(ctx, order.itinerary, await readNationality(ctx, order))
    if (!entry) return null
    const before = viewOffer(ctx, order.itinerary, { charge: order.waterfall }).rate.total
    const { total } = viewOffer(ctx, { ...order.itinerary, rate: entry.rate }, { charge: entry.charge }).rate
    if (!isLess(total, before)) return null
    return { total, saving: subtract(before, total), seenAt: ctx.now().toISOString() }
  },
  async store(tx, ctx, order, cheaper) {
    const before = StayDetails.parse(await readDetails(tx, ctx, order))
    await storeDetails(tx, ctx, { order, details: { cheaper } })
    return before.cheaper
  },
}
