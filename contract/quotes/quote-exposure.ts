import { z } from 'zod'
import { exposureStates } from '#domain/quotes/exposure.ts'
import { Instant, Money } from '../shapes.ts'
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

export const QuoteExposure = z.object({
  /** Those below cost first. */
  items: z.array(ExposedQuote),
  /** Whether there are more than are looked at: those that expire last are left out. */
  isMore: z.boolean(),
})
export type QuoteExposure = z.infer<typeof QuoteExposure>
