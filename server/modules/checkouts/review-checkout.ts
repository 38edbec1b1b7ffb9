import type { Checkout } from '#contract/checkouts.ts'
import { AppError } from '#domain/errors.ts'
import { priced } from '#domain/flights/ancillaries.ts'
import { isSame, type Money } from '#domain/money.ts'
import { withExtras } from '#domain/pricing.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import { withCheapestFee } from '../pricing/offered-methods.ts'
import type { CheckoutRow } from '../products/checkout-of-product.ts'
import type { Repriced } from '../products/product-sale.ts'
import { assertOpen, readCheckoutRow, updateCheckout } from './checkout-row.ts'
import { describeCheckout, viewCheckout } from './view-checkout.ts'

/**
 * Asks the supplier again for price and availability. The same price counts as reviewed; another one waits for an explicit
 * yes and the old one stays; an offer that is gone closes the checkout.
 */
export async function reviewCheckout(ctx: Ctx, id: string): Promise<Checkout> {
  const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, id))
  assertOpen(ctx, row)
  const now = await reprice(ctx, row)
  return ctx.tx(async (tx) => {
    const locked = await readCheckoutRow(tx, ctx, id, 'lock')
    assertOpen(ctx, locked)
    if (now === 'gone') return describeCheckout(tx, ctx, await updateCheckout(tx, ctx, locked, { state: 'gone' }))
    // Under another id of the supplier the chosen seats and bags are not sold: they leave the price, and the person is asked.
    const sale = saleOf(locked.product)
    const keepsExtras = locked.extras.length === 0 || sale.sameOffer(locked.offer, now.offer)
    const same = keepsExtras && sale.samePrice(locked, now)
    const extras = keepsExtras ? priced(locked.extras) : []
    const reviewed = await updateCheckout(
      tx,
      ctx,
      locked,
      same
        ? { offer: now.offer, reviewedAt: ctx.now(), pendingOffer: null, pendingWaterfall: null }
        : { pendingOffer: now.offer, pendingWaterfall: withExtras(now.waterfall, extras), reviewedAt: null },
    )
    return describeCheckout(tx, ctx, reviewed)
  })
}

async function reprice(ctx: Ctx, row: CheckoutRow): Promise<Repriced | 'gone'> {
  try {
    return await saleOf(row.product).reprice(ctx, row)
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'sold-out') return 'gone'
    throw error
  }
}

/** Takes the new price, exactly as it was shown. */
export async function acceptPrice(ctx: Ctx, input: { id: string; total: Money }): Promise<Checkout> {
  await ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    assertOpen(ctx, row)
    const { pendingOffer, pendingWaterfall } = row
    if (!pendingOffer || !pendingWaterfall) return
    const { total } = withCheapestFee(ctx, pendingWaterfall.total)
    if (!isSame(total, input.total)) throw new AppError('checkout.price-changed', { total })
    await updateCheckout(tx, ctx, row, {
      offer: pendingOffer,
      waterfall: pendingWaterfall,
      extras: saleOf(row.product).sameOffer(row.offer, pendingOffer) ? row.extras : [],
      pendingOffer: null,
      pendingWaterfall: null,
      reviewedAt: ctx.now(),
    })
  })
  return viewCheckout(ctx, input.id)
}
