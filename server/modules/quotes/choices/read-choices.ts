import { and, eq } from 'drizzle-orm'
import type { QuoteCheck } from '#contract/quotes/quote-shapes.ts'
import { priceWords } from '#domain/money/price-words.ts'
import { checkPrice } from '#domain/quotes/price-check.ts'
import { allItems, type QuoteContent, type QuoteItem } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'

export type QuoteChoice = typeof quoteChoices.$inferSelect

export const choicesOf = (tx: Transaction, ctx: Ctx, quoteId: string): Promise<QuoteChoice[]> =>
  tx
    .select()
    .from(quoteChoices)
    .where(and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.quoteId, quoteId)))

/** The last check of each item that was chosen in a search. */
export async function readChecks(tx: Transaction, ctx: Ctx, quoteId: string, content: QuoteContent): Promise<QuoteCheck[]> {
  const items = allItems(content).filter(({ choiceId }) => choiceId !== null)
  if (items.length === 0) return []
  const choices = new Map((await choicesOf(tx, ctx, quoteId)).map((choice) => [choice.id, choice]))
  return items.flatMap((item) => {
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
