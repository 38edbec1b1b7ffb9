import type { CheckoutChoice } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { netOf } from '#domain/money/pricing.ts'
import { addOption, addPart } from '#domain/quotes/edit-content.ts'
import { type QuoteItem, quoteLimits } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { quoteChoices } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { lockEditable, writeContent } from '../edit/change-content.ts'
import { detailsOf } from './details-of.ts'

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
  const sale = saleOf(product)
  const { search, offer, waterfall } = await sale.find(ctx, choice)
  const { title, from, to, photo } = sale.describeChoice(ctx, { search, offer, waterfall })
  const [choiceId, partId] = [ctx.newId(), ctx.newId()]
  const cost = netOf(waterfall)
  return ctx.tx(async (tx) => {
    const row = await lockEditable(tx, ctx, id)
    if (row.currency !== waterfall.total.currency) throw new AppError('quote.other-currency', { currency: row.currency })
    const [first] = row.content.options
    const target = optionId ?? first?.id ?? ctx.newId()
    const content =
      optionId === null && !first
        ? addOption(row.content, { id: target, title: 'Option 1', copyOf: null, newId: ctx.newId })
        : row.content
    const item: QuoteItem = {
      kind: 'item',
      id: partId,
      rev: 0,
      title: title.slice(0, quoteLimits.title),
      details: detailsOf(ctx, { product, search, offer, waterfall }),
      from,
      to,
      isOptional: false,
      forWhom: '',
      deadline: null,
      cost: cost.amount,
      markup: waterfall.total.amount - cost.amount,
      fee: 0,
      choiceId,
      product,
      photo,
    }
    const changed = addPart(content, target, item)
    await tx.insert(quoteChoices).values({
      id: choiceId,
      agencyId: ctx.agencyId,
      quoteId: id,
      product,
      search,
      offer,
      waterfall,
      createdAt: ctx.now(),
    })
    await writeContent(tx, ctx, id, changed)
    return { partId }
  })
}
