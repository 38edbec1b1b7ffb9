import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import type { CheckoutItem } from '../../products/checkout-of-product.ts'
import type { Repriced } from '../../products/product-sale.ts'
import { readQuoteRow, recordQuoteEvent } from '../quote-row.ts'
import { countingContents } from '../quote-version.ts'
import { choicesOf, type QuoteChoice } from './read-choices.ts'

/** A stored choice as its product's sale takes it: an item that is in no checkout. */
const asItem = (ctx: Ctx, { id, product, search, offer, waterfall }: QuoteChoice): CheckoutItem => ({
  id,
  agencyId: ctx.agencyId,
  checkoutId: id,
  position: 0,
  product,
  searchId: null,
  search,
  offer,
  waterfall,
  extras: [],
  pendingOffer: null,
  pendingWaterfall: null,
  peopleCipher: null,
  draftCipher: null,
  reservation: null,
  dependsOn: null,
  onOrder: null,
  replaces: null,
})

/**
 * The choice at its supplier now; null where it is no longer sold. Throws supplier.unavailable and other failures of suppliers, and quote.other-currency
 * where the agency sells in another currency since.
 */
export async function findAgain(ctx: Ctx, choice: QuoteChoice): Promise<Repriced | null> {
  const { currency } = choice.waterfall.total
  const now = await refind(ctx, choice)
  if (now && now.waterfall.total.currency !== currency) throw new AppError('quote.other-currency', { currency })
  return now
}

async function refind(ctx: Ctx, choice: QuoteChoice): Promise<Repriced | null> {
  const sale = saleOf(choice.product)
  if (!sale.refind) return null
  try {
    return await sale.refind(ctx, asItem(ctx, choice))
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'sold-out') return null
    // Its days have passed.
    if (error instanceof AppError && error.code !== 'supplier.unavailable') return null
    throw error
  }
}

/** Asks the suppliers for every choice of a quote, and of the version that its customer sees, at once, and stores what they answered. */
export async function checkChoices(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const choices = await ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id)
    return choicesOf(tx, ctx, ...(await countingContents(tx, ctx, row)))
  })
  const found = await Promise.all(choices.map(async (choice) => ({ choice, now: await findAgain(ctx, choice) })))
  return ctx.tx(async (tx) => {
    for (const { choice, now } of found)
      await tx
        .update(quoteChoices)
        .set({ checkedAt: ctx.now(), nowOffer: now?.offer ?? null, nowWaterfall: now?.waterfall ?? null })
        .where(and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.id, choice.id)))
    if (found.length > 0) await recordQuoteEvent(tx, ctx, id, { kind: 'checked' })
    return { done: true }
  })
}
