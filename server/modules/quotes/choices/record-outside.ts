import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { quotes } from '../../../db/schema/index.ts'
import { readQuoteRow, recordQuoteEvent, thisQuote } from '../quote-row.ts'

interface Outside {
  id: string
  isBooked: boolean
  /** Where, and its reference. */
  note: string
}

/** Records that what was accepted is booked outside, or that it is not after all. The same again changes nothing. Throws quote.not-accepted. */
export const recordOutside = (ctx: Ctx, { id, isBooked, note }: Outside) =>
  ctx.tx(async (tx): Promise<{ done: true }> => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    if (row.status !== 'accepted') throw new AppError('quote.not-accepted')
    if ((row.bookedOutsideAt !== null) === isBooked) return { done: true }
    const now = ctx.now()
    await tx
      .update(quotes)
      .set({
        bookedOutsideAt: isBooked ? now : null,
        bookedOutsideNote: isBooked ? note : '',
        changedBy: ctx.actor.name,
        changedAt: now,
      })
      .where(thisQuote(ctx, id))
    await recordQuoteEvent(tx, ctx, id, { kind: isBooked ? 'booked-outside' : 'not-booked-outside', text: isBooked ? note : '' })
    return { done: true }
  })
