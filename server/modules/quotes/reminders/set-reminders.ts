import { AppError } from '#domain/errors.ts'
import { isEditable } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../../ctx.ts'
import { quotes } from '../../../db/schema/index.ts'
import { readQuoteRow, thisQuote } from '../quote-row.ts'
import { queueReminders } from './remind-customer.job.ts'

/** Sets the days before the last day on which the customer is reminded, of this and later versions. Throws quote.not-possible. */
export const setReminders = (ctx: Ctx, { id, days }: { id: string; days: number[] }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    if (!isEditable(row.status)) throw new AppError('quote.not-possible', { status: row.status })
    const remindDays = [...new Set(days)].toSorted((a, b) => b - a)
    await tx.update(quotes).set({ remindDays, changedBy: ctx.actor.name, changedAt: ctx.now() }).where(thisQuote(ctx, id))
    await queueReminders(tx, ctx, { ...row, remindDays })
    return { done: true }
  })
