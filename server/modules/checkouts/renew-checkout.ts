import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { repriced } from '#domain/money/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import { goneError, isExpired, readCheckoutRow, soleItem } from './checkout-row.ts'
import { openCheckout } from './open-checkout.ts'

/**
 * Opens a checkout of the same choice as an expired one, refound at its supplier. A changed price or changed terms wait there for the buyer's
 * decision; the entered data fills its forms, as in every later checkout of the journey. An open checkout is returned unchanged. Throws
 * checkout.done, checkout.busy while a payment is in progress, and shop.sign-in-required, and the product's error for an offer that is gone.
 */
export async function renewCheckout(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  const row = await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  const item = soleItem(row)
  if (row.state === 'done') throw new AppError('checkout.done', { orderId: item.orderId })
  if (row.state === 'paying') throw new AppError('checkout.busy')
  if (row.state === 'open' && !isExpired(ctx, row)) return { id }
  assertMayBook(ctx)
  const sale = saleOf(item.product)
  if (!sale.refind) throw goneError(item)
  const { product, search, onOrder, dependsOn, replaces, extras } = item
  const { offer, waterfall: now } = await sale.refind(ctx, item)
  const waterfall = repriced(item.waterfall, now)
  const changes = sale.changedTerms?.(ctx, item.offer, offer) ?? []
  const base = { product, search, onOrder, dependsOn, replaces }
  const isAsAgreed = extras.length === 0 && changes.length === 0 && isSame(waterfall.total, item.waterfall.total)
  return openCheckout(ctx, [
    isAsAgreed
      ? { ...base, offer, waterfall }
      : { ...base, offer: item.offer, waterfall: item.waterfall, extras, pendingOffer: offer, pendingWaterfall: waterfall },
  ])
}
