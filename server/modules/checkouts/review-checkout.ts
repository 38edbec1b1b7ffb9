import type { Checkout } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money } from '#domain/money/money.ts'
import { priced, repriced, withExtras } from '#domain/money/pricing.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { withCheapestFee } from '../pricing/offered-methods.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import type { Repriced } from '../products/product-sale.ts'
import { assertOpen, readCheckoutRow, soleItem, updateCheckout, updateItem } from './checkout-row.ts'
import { releaseNow } from './release-reservation.job.ts'
import { describeChanged, readShown, viewCheckout } from './view-checkout.ts'

/**
 * Checks price and availability at the supplier. The same price and terms count as reviewed; another price or worse terms wait for the buyer's
 * decision and the old ones stay; an unavailable offer closes the checkout.
 */
export async function reviewCheckout(ctx: Ctx, id: string): Promise<Checkout> {
  const row = await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  assertOpen(ctx, row)
  const now = await repriceItem(ctx, soleItem(row))
  return ctx.tx(async (tx) => {
    const shown = await readShown(tx, ctx, id, 'lock')
    const locked = shown.row
    assertOpen(ctx, locked)
    const item = soleItem(locked)
    const sale = saleOf(item.product)
    // A reservation belongs to one offer of the supplier: no other offer can replace it.
    if (now === 'gone' || (item.reservation && !sale.sameOffer(item.offer, now.offer))) {
      if (item.reservation) await releaseNow(tx, ctx, [item.id])
      return describeChanged(tx, ctx, { ...shown, row: await updateCheckout(tx, ctx, locked, { state: 'gone' }) })
    }
    // Under another id of the supplier the chosen extras are not sold: they leave the price, and the person is asked.
    const keepsExtras = item.extras.length === 0 || sale.sameOffer(item.offer, now.offer)
    const same = keepsExtras && isAsAgreed(ctx, item, now)
    const extras = keepsExtras ? priced(item.extras) : []
    const reviewed = await updateCheckout(tx, ctx, locked, { reviewedAt: same ? ctx.now() : null })
    const answered = await updateItem(tx, ctx, reviewed, {
      id: item.id,
      ...(same
        ? { offer: now.offer, pendingOffer: null, pendingWaterfall: null }
        : { pendingOffer: now.offer, pendingWaterfall: withExtras(now.waterfall, extras) }),
    })
    return describeChanged(tx, ctx, { ...shown, row: answered })
  })
}

/** Whether price and terms are those that were agreed to. */
export function isAsAgreed(ctx: Ctx, item: CheckoutItem, now: Repriced): boolean {
  const sale = saleOf(item.product)
  return sale.samePrice(item, now) && (sale.changedTerms?.(ctx, item.offer, now.offer) ?? []).length === 0
}

/** An item at its supplier's current price, a quoted one with the markup of its quote, or that it is sold no longer. */
export async function repriceItem(ctx: Ctx, item: CheckoutItem): Promise<Repriced | 'gone'> {
  try {
    const now = await saleOf(item.product).reprice(ctx, item)
    return { ...now, waterfall: repriced(item.waterfall, now.waterfall) }
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'sold-out') return 'gone'
    throw error
  }
}

/** Accepts the new price exactly as it was shown. */
export async function acceptPrice(ctx: Ctx, input: { id: string; total: Money }): Promise<Checkout> {
  await ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    assertOpen(ctx, row)
    const { id, product, offer, extras, pendingOffer, pendingWaterfall } = soleItem(row)
    if (!pendingOffer || !pendingWaterfall) return
    const { total } = withCheapestFee(ctx, pendingWaterfall.total)
    if (!isSame(total, input.total)) throw new AppError('checkout.price-changed', { total })
    await updateCheckout(tx, ctx, row, { reviewedAt: ctx.now() })
    await updateItem(tx, ctx, row, {
      id,
      offer: pendingOffer,
      waterfall: pendingWaterfall,
      extras: saleOf(product).sameOffer(offer, pendingOffer) ? extras : [],
      pendingOffer: null,
      pendingWaterfall: null,
    })
  })
  return viewCheckout(ctx, input.id)
}
