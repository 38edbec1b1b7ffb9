import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { goneError, isExpired, readCheckoutRow, soleItem } from './checkout-row.ts'
import { openCheckout } from './open-checkout.ts'

/**
 * Opens a checkout of the same choice as one whose time is up, as its supplier sells it now. Another price, or other terms, wait there for a yes; what was
 * typed fills its forms, as in every next checkout of the journey. One that is still open is returned itself. Throws checkout.done, checkout.busy while a
 * payment is on its way, and what is said of an offer that is gone.
 */
export async function renewCheckout(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  const row = await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  const item = soleItem(row)
  if (row.state === 'done') throw new AppError('checkout.done', { orderId: item.orderId })
  if (row.state === 'paying') throw new AppError('checkout.busy')
  if (row.state === 'open' && !isExpired(ctx, row)) return { id }
  const sale = saleOf(item.product)
  if (!sale.refind) throw goneError(item)
  const { product, search, onOrder, replaces, extras } = item
  const { offer, waterfall } = await sale.refind(ctx, item)
  const changes = sale.changedTerms?.(ctx, item.offer, offer) ?? []
  const kept = { product, search, onOrder, replaces }
  const isAsAgreed = extras.length === 0 && changes.length === 0 && isSame(waterfall.total, item.waterfall.total)
  return openCheckout(ctx, [
    isAsAgreed
      ? { ...kept, offer, waterfall }
      : { ...kept, offer: item.offer, waterfall: item.waterfall, extras, pendingOffer: offer, pendingWaterfall: waterfall },
  ])
}
