import type { PricedFlightOffer, SupplierFlightOffer } from '#domain/flights/offer.ts'
import { add } from '#domain/money.ts'
import { cheapestFee } from '#domain/payment-fees.ts'
import { atRate } from '#domain/pricing.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { withOwnIds } from './own-ids.ts'

/**
 * An offer as people see it: without what the supplier asks, under our ids, and with the fee of their cheapest way to pay in the total. Waterfall and
 * supplier are there only for who may see margin.
 */
export function toPricedOffer(
  offer: SupplierFlightOffer,
  waterfall: PriceWaterfall,
  { seesMargin, isCustomer = false, ways = [] }: Viewer,
): PricedFlightOffer {
  const { supplierOfferId: _id, net: _net, netTax, ...shown } = offer
  const paymentFee = cheapestFee(waterfall.total, ways)
  const told = { ...(seesMargin ? {} : { supplier: '' }), ...(isCustomer ? { holdUntil: null, priceGuaranteedUntil: null } : {}) }
  return {
    ...withOwnIds(shown),
    ...told,
    departure: clockPlaceOf(offer.slices[0]?.from ?? ''),
    total: add(waterfall.total, paymentFee),
    taxes: netTax && atRate(netTax, waterfall),
    paymentFee,
    waterfall: seesMargin ? waterfall : null,
  }
}
