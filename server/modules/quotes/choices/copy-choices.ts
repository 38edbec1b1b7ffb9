import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { QuoteChoice } from './read-choices.ts'

/** The choices of a content as another quote's own, without what checks found, and the content with their ids. */
export function copyChoices(ctx: Ctx, stored: readonly QuoteChoice[], { content, to }: { content: QuoteContent; to: string }) {
  const own = { quoteId: to, createdAt: ctx.now(), checkedAt: null, nowOffer: null, nowWaterfall: null, checkoutId: null }
  const copies = stored.map((choice) => ({ from: choice.id, copy: { ...choice, ...own, id: ctx.newId() } }))
  const copyOf = (choiceId: string | null) => copies.find(({ from }) => from === choiceId)?.copy.id ?? null
  const options = content.options.map((option) => ({
    ...option,
    parts: option.parts.map((part) => (part.kind === 'item' ? { ...part, choiceId: copyOf(part.choiceId) } : part)),
  }))
  return { choices: copies.map(({ copy }) => copy), content: { ...content, options } }
}
