import { and, eq } from 'drizzle-orm'
import { netOf } from '#domain/money/pricing.ts'
import type { QuoteContent, QuoteItem } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { lockEditable, writeContent } from '../edit/change-content.ts'
import { choicesOf, type QuoteChoice } from './read-choices.ts'

/** The item at the price and terms of the last check; markup and fee stay. */
function atTodaysPrice(ctx: Ctx, item: QuoteItem, choice: QuoteChoice | undefined): QuoteItem {
  const { nowOffer: offer, nowWaterfall: waterfall } = choice ?? {}
  if (!choice || !offer || !waterfall) return item
  const { facts } = saleOf(choice.product).describeChoice(ctx, { search: choice.search, offer, waterfall })
  const terms = saleOf(choice.product).changedTerms?.(ctx, choice.offer, offer) ?? []
  const details = terms.length > 0 ? facts.join('\n').slice(0, 4_000) : item.details
  return { ...item, cost: netOf(waterfall).amount, details, rev: item.rev + 1 }
}

/** Takes the prices of the last check into a quote that can still be changed. Throws quote.not-possible. */
export const takePrices = (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const { content } = await lockEditable(tx, ctx, id)
    const choices = new Map((await choicesOf(tx, ctx, id)).map((choice) => [choice.id, choice]))
    const options: QuoteContent['options'] = content.options.map((option) => ({
      ...option,
      parts: option.parts.map((part) =>
        part.kind === 'item' && part.choiceId ? atTodaysPrice(ctx, part, choices.get(part.choiceId)) : part,
      ),
    }))
    for (const { id: choiceId, nowOffer, nowWaterfall } of choices.values()) {
      if (!nowOffer || !nowWaterfall) continue
      await tx
        .update(quoteChoices)
        .set({ offer: nowOffer, waterfall: nowWaterfall, nowOffer: null, nowWaterfall: null, checkedAt: null })
        .where(and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.id, choiceId)))
    }
    await writeContent(tx, ctx, id, { ...content, options })
    return { done: true }
  })
