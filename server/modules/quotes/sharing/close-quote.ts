import type { LossReason } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../../ctx.ts'
import { quotes } from '../../../db/schema/index.ts'
import { readQuoteRow, recordQuoteEvent, stepped, thisQuote } from '../quote-row.ts'

const done = { done: true } as const

/** Why a quote was lost; a reason of null was not said. */
interface Loss {
  id: string
  reason: LossReason | null
  note: string
}

/** Ends a quote for its customer. Throws quote.not-possible. */
export const withdrawQuote = (ctx: Ctx, { id, reason, note }: Loss): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    await tx
      .update(quotes)
      .set({
        status: stepped(row, 'withdraw'),
        lossReason: reason,
        lossNote: note,
        changedBy: ctx.actor.name,
        changedAt: ctx.now(),
      })
      .where(thisQuote(ctx, id))
    await recordQuoteEvent(tx, ctx, id, { kind: 'withdrawn', text: note })
    return done
  })

/** Records what the customer said elsewhere. Throws quote.not-possible. */
export const closeQuote = (ctx: Ctx, { id, reason, note }: Loss) =>
  ctx.tx(async (tx): Promise<{ done: true }> => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    const set = { status: stepped(row, 'decline'), lossReason: reason, lossNote: note, answeredAt: ctx.now() }
    await tx
      .update(quotes)
      .set({ ...set, changedBy: ctx.actor.name, changedAt: ctx.now() })
      .where(thisQuote(ctx, id))
    await recordQuoteEvent(tx, ctx, id, { kind: 'declined', text: note })
    return done
  })

/** A member's comment, which the customer reads on the page of the quote. */
export const commentQuote = (ctx: Ctx, { id, text }: { id: string; text: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    await readQuoteRow(tx, ctx, id)
    await recordQuoteEvent(tx, ctx, id, { kind: 'commented', text })
    return done
  })
