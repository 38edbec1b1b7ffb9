import { netOf } from '#domain/money/pricing.ts'
import { type QuoteItem, quoteLimits } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { detailsOf } from './details-of.ts'
import type { QuoteChoice } from './read-choices.ts'

/** A choice before it is stored with a quote. */
export type NewChoice = Pick<QuoteChoice, 'id' | 'product' | 'search' | 'offer' | 'waterfall'>

/** An item that sells a choice at the price that was found, with the agency's markup, and its words and picture. */
export function itemOfChoice(ctx: Ctx, choice: NewChoice): QuoteItem {
  const { id: choiceId, product, waterfall } = choice
  const { title, from, to, photo } = saleOf(product).describeChoice(ctx, choice)
  const cost = netOf(waterfall)
  return {
    kind: 'item',
    id: ctx.newId(),
    rev: 0,
    title: title.slice(0, quoteLimits.title),
    details: detailsOf(ctx, choice),
    from,
    to,
    isOptional: false,
    forWhom: '',
    travellers: [],
    deadline: null,
    cost: cost.amount,
    markup: waterfall.total.amount - cost.amount,
    fee: 0,
    choiceId,
    product,
    photo,
  }
}
