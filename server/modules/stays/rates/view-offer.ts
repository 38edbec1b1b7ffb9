import { daysBetween } from '#domain/dates.ts'
import { add } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { PricedStayOffer, SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { pictureAddresses } from '../../pictures/picture-addresses.ts'
import { viewerOf } from '../../pricing/viewer.ts'
import { toolsOf } from '../../search/tools-of.ts'
import { viewRate } from '../price-rates.ts'

/**
 * A checkout's or order's stay for the viewer, at the price it was sold for. `ways`: the payment methods of an unpaid one; the fee of the cheapest is
 * part of the price.
 */
export function viewOffer(
  ctx: Ctx,
  offer: SupplierStayOffer,
  { charge, ways = [] }: { charge: PriceWaterfall; ways?: readonly WayToPay[] },
): PricedStayOffer {
  const { rate: sold, quote: _quote, localRate, ...shown } = offer
  const view = {
    viewer: { ...viewerOf(ctx), ways },
    nights: daysBetween(offer.checkIn, offer.checkOut),
    rooms: offer.rooms.length,
  }
  const rate = viewRate(toolsOf(ctx), { rate: sold, charge, localRate }, view)
  const pictured = <T extends { photos: string[] }>(of: T): T => ({
    ...of,
    photos: pictureAddresses(ctx.system.cipher, of.photos),
  })
  return {
    ...shown,
    property: pictured(offer.property),
    room: pictured(offer.room),
    rate,
    total: add(charge.total, rate.paymentFee),
  }
}
