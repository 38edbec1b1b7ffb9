import { and, eq, inArray } from 'drizzle-orm'
import type { QuoteCheck } from '#contract/quotes/quote-shapes.ts'
import { priceWords } from '#domain/money/price-words.ts'
import { checkPrice } from '#domain/quotes/price-check.ts'
import { allItems, type QuoteContent, type QuoteItem } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'

export type QuoteChoice = typeof quoteChoices.$inferSelect

/** The choices that items of contents sell. Choices of versions that were sent stay stored besides. */
export async function choicesOf(tx: Transaction, ctx: Ctx, ...contents: QuoteContent[]): Promise<QuoteChoice[]> {
  const ids = [...new Set(contents.flatMap(allItems).flatMap(({ choiceId }) => choiceId ?? []))]
  if (ids.length === 0) return []
  return tx
    .select()
    .from(quoteChoices)
    .where(and(eq(quoteChoices.agencyId, ctx.agencyId), inArray(quoteChoices.id, ids)))
}

/** The last check of each item that was chosen in a search. */
export async function readChecks(tx: Transaction, ctx: Ctx, content: QuoteContent): Promise<QuoteCheck[]> {
  const choices = new Map((await choicesOf(tx, ctx, content)).map((choice) => [choice.id, choice]))
  return allItems(content).flatMap((item) => {
    const choice = choices.get(item.choiceId ?? '')
    return choice ? [presentCheck(ctx, item, choice)] : []
  })
}

function presentCheck(ctx: Ctx, item: QuoteItem, choice: QuoteChoice): QuoteCheck {
  const { product, waterfall, nowWaterfall, nowOffer, checkedAt, checkoutId } = choice
  const base = { partId: item.id, product, checkedAt: checkedAt?.toISOString() ?? null, checkoutId }
  if (!checkedAt) return { ...base, state: 'unchecked', price: null, terms: [] }
  if (!nowWaterfall || !nowOffer) return { ...base, state: 'gone', price: null, terms: [] }
  const price = checkPrice(item, { stored: waterfall, now: nowWaterfall, words: priceWords[product] })
  const terms = saleOf(product).changedTerms?.(ctx, choice.offer, nowOffer) ?? []
  const isSame = price.before.amount === price.after.amount && terms.length === 0
  return { ...base, state: isSame ? 'same' : 'moved', price, terms }
}
