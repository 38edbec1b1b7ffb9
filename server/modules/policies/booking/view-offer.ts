import { add, zero } from '#domain/money/money.ts'
import { cheapestFee, type WayToPay } from '#domain/money/payment-fees.ts'
import { atRate } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { PricedPolicyOffer, SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { viewerOf } from '../../pricing/viewer.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'

/** A checkout's or order's policy for the viewer, at the price it was sold for. `ways`: the payment methods of an unpaid one. */
export function viewPolicyOffer(
  ctx: Ctx,
  offer: SupplierPolicyOffer,
  { charge, ways = [] }: { charge: PriceWaterfall; ways?: readonly WayToPay[] },
): PricedPolicyOffer {
  const { supplier, code: _c, quoteId: _q, itemId: _i, net: _n, tax, validUntil: _v, ipidUrl: _d, termsUrl: _t, ...shown } = offer
  const { seesMargin } = viewerOf(ctx)
  const bare = charge.total
  const paymentFee = ways.length > 0 ? cheapestFee(bare, ways) : zero(bare.currency)
  return {
    ...shown,
    total: add(bare, paymentFee),
    paymentFee,
    taxes: tax && atRate(tax, charge),
    waterfall: seesMargin ? charge : null,
    source: seesMargin ? (supplierOfPolicy(ctx, { supplier })?.title ?? supplier) : null,
  }
}
