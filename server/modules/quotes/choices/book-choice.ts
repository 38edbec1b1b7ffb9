import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame, money } from '#domain/money/money.ts'
import { asQuoted } from '#domain/money/pricing.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { chosenItems } from '#domain/quotes/quote-totals.ts'
import { allItems, type QuoteItem } from '#domain/quotes/quote-content.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { isExpired, readCheckoutRow, soleItem } from '../../checkouts/checkout-row.ts'
import { openCheckout } from '../../checkouts/open-checkout.ts'
import { type QuoteRecord, readQuoteRow, recordQuoteEvent } from '../quote-row.ts'
import { currentContent } from '../quote-version.ts'
import { findAgain } from './check-choices.ts'
import type { QuoteChoice } from './read-choices.ts'

interface Booked {
  checkoutId: string
  product: SoldProduct
}

interface Accepted {
  row: QuoteRecord
  item: QuoteItem
  choice: QuoteChoice
}

/** The accepted item and its choice. Throws quote.not-accepted, and access.not-found for an item that was not accepted or was typed. */
async function readAccepted(tx: Transaction, ctx: Ctx, { id, partId }: { id: string; partId: string }): Promise<Accepted> {
  const row = await readQuoteRow(tx, ctx, id)
  if (row.acceptedVersion === null)
    throw new AppError(allItems(row.content).some((one) => one.id === partId) ? 'quote.not-accepted' : 'access.not-found')
  const { options } = await currentContent(tx, ctx, row)
  const option = options.find((one) => one.id === row.acceptedOption)
  const item = option && chosenItems(option, row.acceptedItems).find((one) => one.id === partId)
  if (!item?.choiceId) throw new AppError('access.not-found')
  const [choice] = await tx.select().from(quoteChoices).where(thisChoice(ctx, item.choiceId))
  if (!choice) throw new AppError('access.not-found')
  return { row, item, choice }
}

const thisChoice = (ctx: Ctx, id: string) => and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.id, id))

/** The checkout that was opened before, if it is open; throws checkout.done once it is paid. */
async function readOpened(tx: Transaction, ctx: Ctx, { checkoutId, product }: QuoteChoice): Promise<Booked | null> {
  if (!checkoutId) return null
  const checkout = await readCheckoutRow(tx, ctx, checkoutId)
  if (checkout.state === 'done') throw new AppError('checkout.done', { orderId: soleItem(checkout).orderId })
  if (checkout.state === 'paying') throw new AppError('checkout.busy')
  return checkout.state === 'open' && !isExpired(ctx, checkout) ? { checkoutId, product } : null
}

/**
 * Opens the checkout of an accepted item at its quoted price. The choice is refound at its supplier; another price or other terms wait there for a
 * decision. Throws quote.not-accepted, quote.other-currency, checkout.done, and the product's error for a choice that is gone.
 */
export async function bookChoice(ctx: Ctx, input: { id: string; partId: string }): Promise<Booked> {
  const { accepted, opened } = await ctx.tx(async (tx) => {
    const found = await readAccepted(tx, ctx, input)
    return { accepted: found, opened: await readOpened(tx, ctx, found.choice) }
  })
  if (opened) return opened
  const { row, item, choice } = accepted
  const { product, search, offer, waterfall } = choice
  const sale = saleOf(product)
  const now = await findAgain(ctx, choice)
  if (!now) throw new AppError(sale.goneCode)
  const quoted = (price: typeof waterfall) => asQuoted(price, money(item.markup + item.fee, row.currency), formatQuoteNumber(row))
  const [agreed, today] = [quoted(waterfall), quoted(now.waterfall)]
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
    await tx.update(quoteChoices).set({ checkoutId }).where(thisChoice(ctx, choice.id))
    await recordQuoteEvent(tx, ctx, row.id, { kind: 'booking', text: item.title })
    return { checkoutId, product }
  })
}
