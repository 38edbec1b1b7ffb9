import type { RecipientInput } from '#contract/quotes/recipient-input.ts'
import { AppError } from '#domain/errors.ts'
import { isEditable } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { readRecord } from '../../customers/record/read-record.ts'
import { queueReminders } from '../reminders/remind-customer.job.ts'
import { readQuoteRow, thisQuote } from '../quote-row.ts'

/** The recipient's columns; a stored customer is the surviving record of merged ones. */
export async function recipientColumns(tx: Transaction, ctx: Ctx, { customerId, name, email, phone }: RecipientInput) {
  const record = customerId === null ? null : await readRecord(tx, ctx, customerId)
  return { customerId: record?.id ?? null, customerName: name, customerEmail: email, customerPhone: phone }
}

export const setRecipient = (ctx: Ctx, { id, ...input }: RecipientInput & { id: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    if (!isEditable(row.status)) throw new AppError('quote.not-possible', { status: row.status })
    const recipient = await recipientColumns(tx, ctx, input)
    await tx
      .update(quotes)
      .set({ ...recipient, changedBy: ctx.actor.name, changedAt: ctx.now() })
      .where(thisQuote(ctx, id))
    await queueReminders(tx, ctx, { ...row, ...recipient })
    return { done: true }
  })
