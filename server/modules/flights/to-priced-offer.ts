import type { PricedFlightOffer, SupplierFlightOffer } from '#domain/flights/offer.ts'
import { divideRounded, money } from '#domain/money.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { withOwnIds } from './own-ids.ts'

/**
 * An offer as people see it: without what the supplier asks, and under our ids. The price per traveller is the total divided by those who have a seat. The waterfall
 * is there only for who may see margin, the supplier only for members.
 */
export function toPricedOffer(
  offer: SupplierFlightOffer,
  waterfall: PriceWaterfall,
  { seesMargin, isCustomer = false }: Viewer,
): PricedFlightOffer {
  const { supplierOfferId: _id, net: _net, netTax: _tax, ...shown } = offer
  const { total } = waterfall
  const seated = Math.max(1, offer.passengers.filter((passenger) => passenger.type !== 'INF').length)
  const share = Number(divideRounded(BigInt(total.amount), BigInt(seated)))
  const told = isCustomer ? { supplier: '', holdUntil: null, priceGuaranteedUntil: null } : {}
  return {
    ...withOwnIds(shown),
    ...told,
    departure: clockPlaceOf(offer.slices[0]?.from ?? ''),
    total,
    perTraveller: money(share, total.currency),
    waterfall: seesMargin ? waterfall : null,
  }
}
