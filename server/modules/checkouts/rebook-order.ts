import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { fulfilmentOf } from '../../products/fulfilment-of.ts'
import { lockOrder } from '../orders/transition-order.ts'
import { insertCheckout } from './insert-checkout.ts'

/**
 * Opens a checkout of the same product at its lower price, with the same people: once it is issued, the replaced order is cancelled. The supplier is
 * called. Throws access.not-found for a product without a price watch, order.illegal-transition, supplier.unavailable, and the product's own error
 * when it is no longer cheaper.
 */
export async function rebookOrder(ctx: Ctx, { id }: { id: string }): Promise<{ checkoutId: string }> {
  const order = await ctx.tx((tx) => lockOrder(tx, ctx, id))
  const { priceWatch } = fulfilmentOf(order)
  if (!priceWatch) throw new AppError('access.not-found')
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  const replacement = await priceWatch.replacement(ctx, order).catch((error: unknown) => {
    if (error instanceof SupplierError) throw new AppError('supplier.unavailable', { supplier: order.supplier })
    throw error
  })
  if (!replacement) throw new AppError(priceWatch.notCheaper)
  const checkout = await ctx.tx((tx) => insertCheckout(tx, ctx, [{ product: order.product, replaces: id, ...replacement }]))
  return { checkoutId: checkout.id }
}
