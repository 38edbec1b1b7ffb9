import type { HoldOffer } from '#contract/base/checkout-base.ts'
import type { Ctx } from '../../ctx.ts'
import type { ItemOf } from '../products/checkout-of-product.ts'

/** The hold that the offer allows; null where the airline requires instant payment. Holds include no ancillaries. */
export function holdOffer(ctx: Ctx, { offer, extras }: Pick<ItemOf<'flight'>, 'offer' | 'extras'>): HoldOffer | null {
  const { holdUntil, priceGuaranteedUntil } = offer
  if (!holdUntil || new Date(holdUntil) <= ctx.now()) return null
  return {
    until: new Date(holdUntil).toISOString(),
    priceUntil: priceGuaranteedUntil && new Date(priceGuaranteedUntil).toISOString(),
    refusal: extras.length > 0 ? 'extras-chosen' : null,
  }
}
