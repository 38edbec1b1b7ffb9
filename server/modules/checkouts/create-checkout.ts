import type { CheckoutChoice } from '#contract/product-shapes.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import { lockBelow } from '../orders/on-top.ts'
import { openCheckout } from './open-checkout.ts'

/**
 * Opens a checkout of the chosen offer at the price that was shown: from a search, or from a product without search, alone or on top of an order. It
 * belongs to the member or visitor who opens it. Throws shop.sign-in-required.
 */
export async function createCheckout(ctx: Ctx, choice: CheckoutChoice): Promise<{ id: string }> {
  assertMayBook(ctx)
  const { product } = choice
  const searchId = 'searchId' in choice ? choice.searchId : null
  const { search, offer, waterfall, onOrder = null } = await saleOf(product).find(ctx, choice)
  if (onOrder) await ctx.tx((tx) => lockBelow(tx, ctx, onOrder))
  return openCheckout(ctx, [{ product, searchId, search, offer, waterfall, onOrder }])
}
