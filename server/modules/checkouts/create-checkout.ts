import type { CheckoutChoice } from '#contract/product-shapes.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { openCheckout } from './open-checkout.ts'

/** Opens a checkout of an offer that a search found, at the price that was shown. It belongs to the member or the visitor who opens it. */
export async function createCheckout(ctx: Ctx, choice: CheckoutChoice): Promise<{ id: string }> {
  const { product, searchId } = choice
  const { search, offer, waterfall } = await saleOf(product).find(ctx, choice)
  return openCheckout(ctx, [{ product, searchId, search, offer, waterfall }])
}
