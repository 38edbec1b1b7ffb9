import { z } from 'zod'
import { products } from '#domain/products.ts'
import { exposureStates } from '#domain/quotes/exposure.ts'
import { Id, Instant, Money } from '../shapes.ts'
import { QuoteRow } from './quote-shapes.ts'

/** An unpaid promise at today's cost. */
export const ExposedQuote = QuoteRow.extend({
  state: z.enum(exposureStates),
  promised: Money,
  /** The price at today's cost with the quoted markup and fee. */
  today: Money,
  /** The promised price less today's cost; null for roles that do not see margin. */
  left: Money.nullable(),
  /** The oldest check of its offers; null while one of them was never checked. */
  checkedAt: Instant.nullable(),
})
export type ExposedQuote = z.infer<typeof ExposedQuote>

/** A held order that is not paid, at the exchange rate of today. */
export const ExposedHold = z.object({
  orderId: Id,
  product: z.enum(products),
  number: z.string(),
  title: z.string(),
  /** `unchecked`: its seller keeps the price no longer, and is asked before it is paid. */
  state: z.enum(exposureStates),
  promised: Money,
  /** The price at the rate of today, with the sold markup. */
  today: Money,
  /** The sold price less the cost at the rate of today; null for roles that do not see margin. */
  left: Money.nullable(),
  payBy: Instant.nullable(),
})
export type ExposedHold = z.infer<typeof ExposedHold>

export const QuoteExposure = z.object({
  /** Those below cost first. */
  items: z.array(ExposedQuote),
  /** Whether there are more than are looked at: those that expire last are left out. */
  isMore: z.boolean(),
  /** Held orders, those below cost first, then those that end first; none for roles that see no orders. */
  holds: z.array(ExposedHold),
})
export type QuoteExposure = z.infer<typeof QuoteExposure>
