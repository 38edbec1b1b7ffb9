import type { PricedFlightOffer, PriceWaterfall, SupplierFlightOffer } from '#domain/flights/offer.ts'
import { divideRounded, money } from '#domain/money.ts'

/**
 * An offer as people see it: without what the supplier asks. The price per traveller is the total divided by those who have a seat. The waterfall
 * is there only for who may see margin.
 */
export function toPricedOffer(
  offer: SupplierFlightOffer,
  waterfall: PriceWaterfall,
  { seesMargin }: { seesMargin: boolean },
): PricedFlightOffer {
  const { supplierOfferId: _id, net: _net, netTax: _tax, ...shown } = offer
  const { total } = waterfall
  const seated = Math.max(1, offer.passengers.filter((passenger) => passenger.type !== 'INF').length)
  const share = Number(divideRounded(BigInt(total.amount), BigInt(seated)))
  return { ...shown, total, perTraveller: money(share, total.currency), waterfall: seesMargin ? waterfall : null }
}
