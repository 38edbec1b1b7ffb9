import type { CheckoutChoice } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import { lockBelow } from '../orders/on-top.ts'
import { assertOpen, readCheckoutRow, soleItem } from './checkout-row.ts'
import { endOfDependent } from './insert-checkout.ts'
import { openCheckout } from './open-checkout.ts'

/**
 * Opens a checkout of the chosen offer at the price that was shown: from a search, or from a product without search, alone or on top of an order. It
 * belongs to the member or visitor who opens it. Throws shop.sign-in-required.
 */
export async function createCheckout(ctx: Ctx, choice: CheckoutChoice): Promise<{ id: string }> {
  assertMayBook(ctx)
  const { product } = choice
  const searchId = 'searchId' in choice ? choice.searchId : null
  const { search, offer, waterfall, onOrder = null, forCheckout = null } = await saleOf(product).find(ctx, choice)
  if (onOrder) await ctx.tx((tx) => lockBelow(tx, ctx, onOrder))
  if (!forCheckout) return openCheckout(ctx, [{ product, searchId, search, offer, waterfall, onOrder }])
  const dependsOn = await requiredItem(ctx, { product, forCheckout })
  return openCheckout(ctx, [{ product, searchId, search, offer, waterfall, dependsOn }], endOfDependent(ctx))
}

/** The item of an open checkout that the new one is chosen with. Throws access.not-found for one of the same product, and what changing it would. */
async function requiredItem(ctx: Ctx, of: { product: SoldProduct; forCheckout: string }): Promise<string> {
  const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, of.forCheckout))
  assertOpen(ctx, row)
  const item = soleItem(row)
  if (item.product === of.product) throw new AppError('access.not-found')
  return item.id
}
