import type { CheckoutChoice } from '#contract/product-shapes.ts'
import type { QuotedChoice } from '#contract/quotes/quote-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { addOption, addPart } from '#domain/quotes/edit-content.ts'
import { partyWords } from '#domain/travel/choice-summary.ts'
import type { Ctx } from '../../../ctx.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { lockEditable, writeContent } from '../edit/change-content.ts'
import { itemOfChoice } from './item-of-choice.ts'

interface Choosing {
  id: string
  /** Null: the first option. */
  optionId: string | null
  choice: CheckoutChoice
}

/** Adds an offer of a search as an item, with its words, its picture and its price now. Throws the errors of a checkout of it, and quote.other-currency. */
export async function addChoice(ctx: Ctx, { id, optionId, choice }: Choosing): Promise<{ partId: string }> {
  await ctx.tx((tx) => lockEditable(tx, ctx, id))
  const { product } = choice
  const { search, offer, waterfall } = await saleOf(product).find(ctx, choice)
  const found = { id: ctx.newId(), product, search, offer, waterfall }
  const item = itemOfChoice(ctx, found)
  return ctx.tx(async (tx) => {
    const row = await lockEditable(tx, ctx, id)
    if (row.currency !== waterfall.total.currency) throw new AppError('quote.other-currency', { currency: row.currency })
    const [first] = row.content.options
    const target = optionId ?? first?.id ?? ctx.newId()
    const content =
      optionId === null && !first
        ? addOption(row.content, { id: target, title: 'Option 1', copyOf: null, newId: ctx.newId })
        : row.content
    const changed = addPart(content, target, item)
    await tx.insert(quoteChoices).values({ ...found, agencyId: ctx.agencyId, quoteId: id, createdAt: ctx.now() })
    await writeContent(tx, ctx, id, changed)
    return { partId: item.id }
  })
}

/** An offer of a search in words, with its price now, before it is added to a quote. Throws the errors of a checkout of it. */
export async function describeFound(ctx: Ctx, { choice }: Pick<Choosing, 'choice'>): Promise<QuotedChoice> {
  const { product } = choice
  const sale = saleOf(product)
  const found = await sale.find(ctx, choice)
  const { title, from, to, facts, photo, ...people } = sale.describeChoice(ctx, found)
  return { product, title, from, to, people: partyWords(people), facts, photo, total: found.waterfall.total }
}
