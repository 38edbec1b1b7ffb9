import { AppError } from '#domain/errors.ts'
import { addPart, findPart, setPart } from '#domain/quotes/edit-content.ts'
import type { QuoteItem, QuoteItemWords } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { actorMay } from '../../access/actor-may.ts'
import { changeContent } from './change-content.ts'

interface ItemInput extends QuoteItemWords {
  id: string
  optionId: string
  partId: string | null
  rev: number
  cost: number | null
  markup: number | null
  fee: number
}

/**
 * The amounts of an item after a change. The cost of a choice is its supplier's. A role that sees no margin sets the price of a typed item without
 * markup, and fees.
 */
function amountsOf(ctx: Ctx, { cost, markup, fee }: ItemInput, stored: QuoteItem | null) {
  const seesMargin = actorMay(ctx, 'margin:read')
  const before = stored ?? { cost: 0, markup: 0, choiceId: null }
  const setsCost = before.choiceId === null && (seesMargin || before.markup === 0)
  return {
    cost: (setsCost ? cost : null) ?? before.cost,
    markup: (seesMargin ? markup : null) ?? before.markup,
    fee,
  }
}

const wordsOf = ({ title, details, from, to, isOptional, forWhom, travellers, deadline }: ItemInput): QuoteItemWords => ({
  title,
  details,
  from,
  to,
  isOptional,
  forWhom,
  travellers,
  deadline,
})

/** Adds an item, or changes one. Throws input.invalid for days in the wrong order, and quote.changed-meanwhile. */
export async function saveItem(ctx: Ctx, input: ItemInput): Promise<{ partId: string }> {
  const { id, optionId, partId, rev } = input
  if (input.from && input.to && input.to < input.from)
    throw new AppError('input.invalid', { problems: [{ path: 'to', message: 'The last day is not before the first.' }] })
  const itemId = partId ?? ctx.newId()
  await changeContent(ctx, id, (content) => {
    const own = { choiceId: null, product: null, photo: null }
    if (partId === null)
      return addPart(content, optionId, {
        kind: 'item',
        id: itemId,
        rev: 0,
        ...own,
        ...wordsOf(input),
        ...amountsOf(ctx, input, null),
      })
    const { part } = findPart(content, partId)
    if (part.kind !== 'item') throw new AppError('access.not-found')
    return setPart(content, { ...part, ...wordsOf(input), ...amountsOf(ctx, input, part), rev })
  })
  return { partId: itemId }
}
