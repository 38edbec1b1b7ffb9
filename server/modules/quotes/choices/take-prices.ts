import { netOf } from '#domain/money/pricing.ts'
import { type QuoteItem, quoteLimits } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { lockEditable, writeContent } from '../edit/change-content.ts'
import { detailsOf } from './details-of.ts'
import { choicesOf, type QuoteChoice } from './read-choices.ts'

/** A choice as its last check found it. */
type Found = Pick<QuoteChoice, 'product' | 'search' | 'offer' | 'waterfall'> & { id: string; before: QuoteChoice }

/** The item at the price and terms of the last check; markup and fee stay. Details that a member wrote stay, with a sentence for each changed term. */
function atTodaysPrice(ctx: Ctx, item: QuoteItem, { id, before, ...now }: Found): QuoteItem {
  const terms = saleOf(now.product).changedTerms?.(ctx, before.offer, now.offer) ?? []
  const isOurs = item.details === detailsOf(ctx, before)
  const details = isOurs ? detailsOf(ctx, now) : [item.details, ...terms].join('\n').slice(0, quoteLimits.text)
  return { ...item, choiceId: id, cost: netOf(now.waterfall).amount, details, rev: item.rev + 1 }
}

/**
 * Takes the prices of the last check into a quote that can still be changed. Its items get choices of their own: a version that was sent keeps those at
 * which it can be accepted. Throws quote.not-possible.
 */
export const takePrices = (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const { content } = await lockEditable(tx, ctx, id)
    const found = (await choicesOf(tx, ctx, content)).flatMap((before): Found[] => {
      const { product, search, nowOffer: offer, nowWaterfall: waterfall } = before
      return offer && waterfall ? [{ id: ctx.newId(), product, search, offer, waterfall, before }] : []
    })
    if (found.length === 0) return { done: true }
    const { agencyId } = ctx
    const createdAt = ctx.now()
    await tx
      .insert(quoteChoices)
      .values(found.map(({ before: _before, ...choice }) => ({ ...choice, agencyId, quoteId: id, createdAt })))
    const options = content.options.map((option) => ({
      ...option,
      parts: option.parts.map((part) => {
        const now = part.kind === 'item' ? found.find(({ before }) => before.id === part.choiceId) : undefined
        return part.kind === 'item' && now ? atTodaysPrice(ctx, part, now) : part
      }),
    }))
    await writeContent(tx, ctx, id, { ...content, options })
    return { done: true }
  })
