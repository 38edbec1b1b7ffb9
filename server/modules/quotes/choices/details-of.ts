import { quoteLimits } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { saleOf } from '../../../products/sale-of.ts'
import type { QuoteChoice } from './read-choices.ts'

type Described = Pick<QuoteChoice, 'product' | 'search' | 'offer' | 'waterfall'>

/** The details of an item that sells a choice: its facts, one a line. */
export const detailsOf = (ctx: Ctx, { product, ...choice }: Described): string =>
  saleOf(product).describeChoice(ctx, choice).facts.join('\n').slice(0, quoteLimits.text)
