import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { money } from '#domain/money/money.ts'
import { asQuoted } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { allItems, type QuoteItem } from '#domain/quotes/quote-content.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { chosenItems } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import type { QuoteRecord } from '../quote-row.ts'
import { currentContent } from '../quote-version.ts'
import type { QuoteChoice } from './read-choices.ts'

/** An accepted item that was chosen in a search. */
export interface Accepted {
  item: QuoteItem
  choice: QuoteChoice
}

/** The accepted items that were chosen in a search, in the order of the quote. Throws quote.not-accepted. */
export async function readAccepted(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<Accepted[]> {
  if (row.acceptedVersion === null) throw new AppError('quote.not-accepted')
  const { options } = await currentContent(tx, ctx, row)
  const option = options.find(({ id }) => id === row.acceptedOption)
  const items = (option ? chosenItems(option, row.acceptedItems) : []).filter(({ choiceId }) => choiceId)
  if (items.length === 0) return []
  const ids = items.flatMap(({ choiceId }) => choiceId ?? [])
  const found = await tx
    .select()
    .from(quoteChoices)
    .where(and(eq(quoteChoices.agencyId, ctx.agencyId), inArray(quoteChoices.id, ids)))
  return items.flatMap((item) => {
    const choice = found.find(({ id }) => id === item.choiceId)
    return choice ? [{ item, choice }] : []
  })
}

/** The accepted item with this id. Throws quote.not-accepted, and access.not-found for an item that was not accepted or was typed. */
export async function readAcceptedItem(tx: Transaction, ctx: Ctx, row: QuoteRecord, partId: string): Promise<Accepted> {
  const isOfQuote = row.acceptedVersion !== null || allItems(row.content).some(({ id }) => id === partId)
  const found = isOfQuote ? (await readAccepted(tx, ctx, row)).find(({ item }) => item.id === partId) : undefined
  if (!found) throw new AppError('access.not-found')
  return found
}

/** A supplier's price as the item was quoted: with its markup and fee. */
export const quotedPrice = (
  row: Pick<QuoteRecord, 'currency' | 'number'>,
  { markup, fee }: QuoteItem,
  price: PriceWaterfall,
): PriceWaterfall => asQuoted(price, money(markup + fee, row.currency), formatQuoteNumber(row))
