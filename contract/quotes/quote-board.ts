import { z } from 'zod'
import { quoteStages } from '#domain/quotes/quote-stages.ts'
import { lossReasonNames } from '#domain/quotes/quote-status.ts'
import { Money } from '../shapes.ts'
import { QuoteRow } from './quote-shapes.ts'

export const QuoteBoard = z.object({
  columns: z.array(
    z.object({
      stage: z.enum(quoteStages),
      count: z.int(),
      /** In the currency of the agency, at today's rates. */
      total: Money,
      /** Amounts in currencies whose rate is not known now. */
      others: z.array(Money),
      /** Those that were changed last. */
      items: z.array(QuoteRow),
    }),
  ),
  /** Why quotes were lost; `reason` null where nobody said. */
  reasons: z.array(z.object({ reason: z.enum(lossReasonNames).nullable(), count: z.int() })),
})
export type QuoteBoard = z.infer<typeof QuoteBoard>
