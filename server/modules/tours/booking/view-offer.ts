import { add, type Money, zero } from '#domain/money/money.ts'
import { cheapestFee, type WayToPay } from '#domain/money/payment-fees.ts'
import { atRate } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { freeUntil, refundabilityAt } from '#domain/stays/cancellation.ts'
import { shareOf } from '#domain/tours/cancellation.ts'
import type { BookedUnit, PricedUnit } from '#domain/tours/tour.ts'
import type { PricedTourOffer, SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { unitPrices } from '#domain/tours/unit-prices.ts'
import type { Ctx } from '../../../ctx.ts'
import { pictureAddresses } from '../../pictures/picture-addresses.ts'
import { viewerOf } from '../../pricing/viewer.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'
import { optionIdOf } from './tour-at-supplier.ts'

/** A checkout's or order's tour for the viewer, at the price it was sold for. `ways`: the payment methods of an unpaid one. */
export function viewOffer(
  ctx: Ctx,
  offer: SupplierTourOffer,
  { charge, ways = [] }: { charge: PriceWaterfall; ways?: readonly WayToPay[] },
): PricedTourOffer {
  const { supplier, productId, optionId: _option, availabilityId: _availability, net, tax, cancellation, ...shown } = offer
  const { seesMargin } = viewerOf(ctx)
  const bare = charge.total
  const paymentFee = ways.length > 0 ? cheapestFee(bare, ways) : zero(bare.currency)
  return {
    ...shown,
    tour: { ...shown.tour, photos: pictureAddresses(ctx.system.cipher, shown.tour.photos) },
    option: { ...shown.option, id: optionIdOf({ supplier, productId }, shown.option) },
    units: priceUnits(bare, shown.units),
    total: add(bare, paymentFee),
    paymentFee,
    taxes: tax && atRate(tax, charge),
    cancellation: cancellation.map(({ until, penalty }) => ({ until, penalty: shareOf(bare, penalty, net) })),
    freeUntil: freeUntil(cancellation, ctx.now()),
    isPartlyRefundable: refundabilityAt(cancellation, net, ctx.now()) === 'partial',
    waterfall: seesMargin ? charge : null,
    source: seesMargin ? (supplierOfTour(ctx, { supplier })?.title ?? supplier) : null,
  }
}

/** The price by category, where every category has one. */
function priceUnits(price: Money, units: readonly BookedUnit[]): PricedUnit[] {
  const priced = units.flatMap(({ each, ...unit }) => (each ? [{ ...unit, each }] : []))
  return priced.length === units.length
    ? unitPrices(price, priced)
    : units.map(({ each: _each, ...unit }) => ({ ...unit, price: null }))
}
