import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { quoteChoices, quotes } from '../../db/schema/index.ts'
import { checkChoices } from './choices/check-choices.ts'
import { readQuoteRow, recordQuoteEvent, stepped, thisQuote } from './quote-row.ts'

/**
 * Makes a draft of a quote that was declined, has expired or was withdrawn, and checks its prices; its link works again once it is sent. Earlier checks
 * do not stand. Throws quote.not-possible.
 */
export async function reopenQuote(ctx: Ctx, { id }: { id: string }): Promise<{ isChecked: boolean }> {
  await ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    const { content } = row
    await tx
      .update(quotes)
      .set({
        status: stepped(row, 'reopen'),
        // The last day has passed or belongs to what was declined.
        content: { ...content, cover: { ...content.cover, validUntil: null, rev: content.cover.rev + 1 } },
        expiresAt: null,
        answeredAt: null,
        lossReason: null,
        lossNote: '',
        changedBy: ctx.actor.name,
        changedAt: ctx.now(),
      })
      .where(thisQuote(ctx, id))
    await tx
      .update(quoteChoices)
      .set({ checkedAt: null, nowOffer: null, nowWaterfall: null })
      .where(and(eq(quoteChoices.agencyId, ctx.agencyId), eq(quoteChoices.quoteId, id)))
    await recordQuoteEvent(tx, ctx, id, { kind: 'reopened' })
  })
  return { isChecked: await isChecked(ctx, id) }
}

/** Codes of a check that members repeat, with the reason, by themselves. */
const unchecked: readonly string[] = ['supplier.unavailable', 'quote.other-currency']

/** The quote is open again whether or not its suppliers answer. */
async function isChecked(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await checkChoices(ctx, { id })
    return true
  } catch (error) {
    if (error instanceof SupplierError || (error instanceof AppError && unchecked.includes(error.code))) return false
    throw error
  }
}
