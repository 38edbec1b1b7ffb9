import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { plannedItems, quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { isExpired, readCheckoutRow } from '../../checkouts/checkout-row.ts'
import { openCheckout } from '../../checkouts/open-checkout.ts'
import { readQuoteRow, recordQuoteEvent } from '../quote-row.ts'
import { quotedPrice, readAcceptedItem } from './accepted-choices.ts'
import { findAgain } from './check-choices.ts'
import type { QuoteChoice } from './read-choices.ts'

interface Booked {
  checkoutId: string
  product: SoldProduct
}

const thisChoice = (ctx: Ctx, id: string) => and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.id, id))

const thisPlanned = (ctx: Ctx, id: string) => and(eq(plannedItems.agencyId, ctx.agencyId), eq(plannedItems.id, id))

/**
 * The checkout that was opened before, if it is open; throws checkout.done once it is paid. One that sells other items too stays open beside, and counts no
 * more once it could not book the item, which is planned again.
 */
async function readOpened(tx: Transaction, ctx: Ctx, { id, checkoutId, product }: QuoteChoice): Promise<Booked | null> {
  if (!checkoutId) return null
  const checkout = await readCheckoutRow(tx, ctx, checkoutId)
  if (checkout.isOfTrip && checkout.state === 'done' && (await tx.$count(plannedItems, thisPlanned(ctx, id))) > 0) return null
  if (checkout.state === 'done') throw new AppError('checkout.done', { orderId: checkout.items[0]?.orderId ?? null })
  if (checkout.state === 'paying') throw new AppError('checkout.busy')
  const isOpen = checkout.state === 'open' && !isExpired(ctx, checkout) && !checkout.isOfTrip
  return isOpen ? { checkoutId, product } : null
}

/**
 * Opens the checkout of an accepted item at its quoted price. The choice is refound at its supplier; another price or other terms wait there for a
 * decision. Throws quote.not-accepted, quote.other-currency, checkout.done, and the product's error for a choice that is gone.
 */
export async function bookChoice(ctx: Ctx, input: { id: string; partId: string }): Promise<Booked> {
  const { row, accepted, opened } = await ctx.tx(async (tx) => {
    const quote = await readQuoteRow(tx, ctx, input.id)
    const found = await readAcceptedItem(tx, ctx, quote, input.partId)
    return { row: quote, accepted: found, opened: await readOpened(tx, ctx, found.choice) }
  })
  if (opened) return opened
  const { item, choice } = accepted
  const { product, search, offer, waterfall } = choice
  const sale = saleOf(product)
  const now = await findAgain(ctx, choice)
  if (!now) throw new AppError(sale.goneCode)
  const [agreed, today] = [quotedPrice(row, item, waterfall), quotedPrice(row, item, now.waterfall)]
  const terms = sale.changedTerms?.(ctx, offer, now.offer) ?? []
  const isAsAgreed = isSame(agreed.total, today.total) && terms.length === 0
  const { id: checkoutId } = await openCheckout(ctx, [
    isAsAgreed
      ? { product, search, offer: now.offer, waterfall: today }
      : { product, search, offer, waterfall: agreed, pendingOffer: now.offer, pendingWaterfall: today },
  ])
  return ctx.tx(async (tx) => {
    const [locked = choice] = await tx.select().from(quoteChoices).where(thisChoice(ctx, choice.id)).for('update')
    // A colleague opened one meanwhile: nobody gets the address of this one, and it expires.
    const other = locked.checkoutId === choice.checkoutId ? null : await readOpened(tx, ctx, locked)
    if (other) return other
    // It is no longer booked with the others.
    await tx.delete(plannedItems).where(thisPlanned(ctx, choice.id))
    await tx.update(quoteChoices).set({ checkoutId }).where(thisChoice(ctx, choice.id))
    await recordQuoteEvent(tx, ctx, row.id, { kind: 'booking', text: item.title })
    return { checkoutId, product }
  })
}
