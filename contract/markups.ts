import { z } from 'zod'
import { markupKinds, markupProblem, markupWords } from '#domain/money/markup-rules.ts'
import { products } from '#domain/products.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

const tags = ['Prices']
/** The largest number of the column. */
const INT4 = 2_147_483_647

/** A rule that raises the net price of a product. */
export const MarkupInput = z
  .object({
    product: z.enum(products, markupWords.product),
    name: Words.trim().min(2, markupWords.name).max(60, 'At most 60 characters.'),
    kind: z.enum(markupKinds),
    /** Hundredths of a percent, or minor units of the agency's currency. */
    value: z.number().min(-INT4, markupWords.fixed).max(INT4, markupWords.fixed),
  })
  .superRefine((input, ctx) => {
    const message = markupProblem(input)
    if (message) ctx.addIssue({ code: 'custom', path: ['value'], message })
  })
  .meta({ description: 'A percentage is in hundredths of a percent, an amount in minor units of the currency of the agency.' })
export type MarkupInput = z.infer<typeof MarkupInput>

export const Markup = z.object({
  id: Id,
  product: z.enum(products),
  name: z.string(),
  kind: z.enum(markupKinds),
  value: z.int(),
  /** Of an amount; null for a percentage. */
  currency: z.string().nullable(),
  /** It is added to prices now; of several rules of a product the newest. */
  isInForce: z.boolean(),
  since: Instant,
})
export type Markup = z.infer<typeof Markup>

export const markups = {
  list: endpoint('margin:read', 'List the markups of the agency')
    .route({
      method: 'GET',
      path: '/markups',
      tags,
      description: 'The rules in force first, then those that were replaced, newest first.',
    })
    .output(z.object({ currency: z.string(), items: z.array(Markup) })),
  create: endpoint('margin:write', 'Add a markup')
    .route({
      method: 'POST',
      path: '/markups',
      tags,
      successStatus: 201,
      description: `It replaces the rule of the product at once. Prices that a customer accepted, and orders, do not change. Other values are refused: ${markupWords.percent} ${markupWords.fixed}`,
    })
    .input(MarkupInput)
    .output(z.object({ id: Id })),
  end: endpoint('margin:write', 'End a markup')
    .route({ method: 'POST', path: '/markups/{id}/end', tags, description: 'The product is then sold at its net price.' })
    .input(z.object({ id: Id }))
    .output(Done),
}
