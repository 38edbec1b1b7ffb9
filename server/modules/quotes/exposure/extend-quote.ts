import { addDays, dayAt, formatDate, instantAt, type LocalDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { lastPossibleDay } from '#domain/quotes/validity.ts'
import type { Ctx } from '../../../ctx.ts'
import { quotes } from '../../../db/schema/index.ts'
import { readQuoteRow, recordQuoteEvent, thisQuote } from '../quote-row.ts'
import { readVersion } from '../quote-version.ts'
import { queueReminders } from '../reminders/remind-customer.job.ts'
import { queueExpiry } from '../sharing/expire-quote.job.ts'

const until = (content: QuoteContent, validUntil: LocalDate): QuoteContent => ({
  ...content,
  cover: { ...content.cover, validUntil, rev: content.cover.rev + 1 },
})

/**
 * Moves the last day of the quote. The stored version stays: its prices and words did not change, and the history has the day. Throws
 * quote.not-possible, and input.invalid for a day after a supplier's deadline or the start of the travel.
 */
export const extendQuote = (ctx: Ctx, { id, days }: { id: string; days: number }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    const sent = await readVersion(tx, ctx, id, row.version)
    if (!isOpenQuote(row.status) || !sent || row.expiresAt === null)
      throw new AppError('quote.not-possible', { status: row.status })
    const { zone } = ctx.regional
    const lastDay = addDays(dayAt(row.expiresAt, zone), days)
    const latest = lastPossibleDay(sent.content, dayAt(ctx.now(), zone))
    if (latest !== null && lastDay > latest) {
      const message = `A supplier’s deadline or the travel comes first: the quote can be valid until ${formatDate(latest)}.`
      throw new AppError('input.invalid', { problems: [{ path: 'days', message }] })
    }
    const expiresAt = instantAt(`${lastDay}T23:59`, zone) ?? row.expiresAt
    await tx
      .update(quotes)
      .set({ content: until(row.content, lastDay), expiresAt, changedBy: ctx.actor.name, changedAt: ctx.now() })
      .where(thisQuote(ctx, id))
    await recordQuoteEvent(tx, ctx, id, { kind: 'extended', text: `Valid until ${formatDate(lastDay)}` })
    await queueExpiry(tx, ctx, { quoteId: id, expiresAt })
    await queueReminders(tx, ctx, { ...row, expiresAt })
    return { done: true }
  })
