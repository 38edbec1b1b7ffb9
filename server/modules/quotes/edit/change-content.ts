import { AppError } from '#domain/errors.ts'
import { lowestOf } from '#domain/quotes/quote-totals.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import { isEditable } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { type QuoteRecord, readQuoteRow, thisQuote } from '../quote-row.ts'

/** Writes a new content of a locked quote. */
export async function writeContent(tx: Transaction, ctx: Ctx, id: string, content: QuoteContent): Promise<void> {
  await tx
    .update(quotes)
    .set({
      content,
      title: content.cover.title,
      amount: lowestOf(content).amount,
      changedBy: ctx.actor.name,
      changedAt: ctx.now(),
    })
    .where(thisQuote(ctx, id))
}

/** The quote, locked for a change of its content. Throws quote.not-possible for an accepted or closed one. */
export async function lockEditable(tx: Transaction, ctx: Ctx, id: string): Promise<QuoteRecord> {
  const row = await readQuoteRow(tx, ctx, id, 'lock')
  if (!isEditable(row.status)) throw new AppError('quote.not-possible', { status: row.status })
  return row
}

/** Changes the content under the lock of the quote, so that changes of two members are applied one after the other. */
export const changeContent = (ctx: Ctx, id: string, change: (content: QuoteContent) => QuoteContent): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await lockEditable(tx, ctx, id)
    await writeContent(tx, ctx, id, change(row.content))
    return { done: true }
  })
