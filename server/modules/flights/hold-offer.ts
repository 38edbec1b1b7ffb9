import type { HoldOffer } from '#contract/base/checkout-base.ts'
import type { Ctx } from '../../ctx.ts'
import type { ItemOf } from '../products/checkout-of-product.ts'

/** Whether the seats can be held instead of paid; null where the airline wants its money at once. Holds carry no seats and bags. */
export function holdOffer(ctx: Ctx, { offer, extras }: Pick<ItemOf<'flight'>, 'offer' | 'extras'>): HoldOffer | null {
  const { holdUntil, priceGuaranteedUntil } = offer
  if (!holdUntil || new Date(holdUntil) <= ctx.now()) return null
  return {
    until: new Date(holdUntil).toISOString(),
    priceUntil: priceGuaranteedUntil && new Date(priceGuaranteedUntil).toISOString(),
    refusal: extras.length > 0 ? 'extras-chosen' : null,
  }
}
