import { daysBetween } from '#domain/dates.ts'
import { subtract } from '#domain/money.ts'
import { gatewayFeeOf } from '#domain/pricing.ts'
import type { PricedStayOffer, SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Ctx } from '../../ctx.ts'
import { pictureAddresses } from '../pictures/picture-addresses.ts'
import { viewerOf } from '../pricing/viewer.ts'
import { viewRate } from './price-rates.ts'

/** A checkout's or order's stay as the caller sees it, at the price it was sold for. */
export function viewOffer(ctx: Ctx, offer: SupplierStayOffer, charge: PriceWaterfall): PricedStayOffer {
  const { rate, quote: _quote, localRate, ...shown } = offer
  const view = { viewer: viewerOf(ctx), nights: daysBetween(offer.checkIn, offer.checkOut), rooms: offer.rooms.length }
  const pictured = <T extends { photos: string[] }>(of: T): T => ({
    ...of,
    photos: pictureAddresses(ctx.system.cipher, of.photos),
  })
  return {
    ...shown,
    property: pictured(offer.property),
    room: pictured(offer.room),
    rate: viewRate(ctx, { rate, charge, localRate }, view),
    total: subtract(charge.total, gatewayFeeOf(charge)),
  }
}
