import { z } from 'zod'
import { deadlineWords } from '#domain/deadline.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { nextReminder, reminderTimes } from '#domain/quotes/reminders.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { findQuoteRow, type QuoteRecord, recordQuoteEvent, thisQuote } from '../quote-row.ts'
import { readVersion } from '../quote-version.ts'
import { linkOf, shopOriginOf } from '../quote-link.ts'

const Payload = z.object({ agencyId: z.uuid(), quoteId: z.uuid(), at: z.iso.datetime() })

/** The quote as far as its reminders need it. */
type Reminded = Pick<QuoteRecord, 'id' | 'status' | 'expiresAt' | 'remindDays' | 'customerEmail'>

/** What the times of reminders follow from; null for a quote that cannot be answered or has no address. */
const datesOf = (ctx: Ctx, { status, expiresAt, remindDays, customerEmail }: Reminded) =>
  isOpenQuote(status) && expiresAt && customerEmail ? { expiresAt, remindDays, zone: ctx.regional.zone } : null

/** The times of all reminders of the version that the customer sees. */
function remindersOf(ctx: Ctx, quote: Reminded): Date[] {
  const dates = datesOf(ctx, quote)
  return dates ? reminderTimes(dates) : []
}

/** The next reminder; null without one. */
export function nextReminderOf(ctx: Ctx, quote: Reminded): Date | null {
  const dates = datesOf(ctx, quote)
  return dates && nextReminder(dates, ctx.now())
}

/** Enqueues the reminders of a quote that are still to come. */
export async function queueReminders(tx: Transaction, ctx: Ctx, quote: Reminded): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- At most three.
  for (const at of remindersOf(ctx, quote).filter((one) => one > ctx.now()))
    await queueReminder(tx, ctx, { quoteId: quote.id, at })
}

async function queueReminder(tx: Transaction, ctx: Ctx, { quoteId, at }: { quoteId: string; at: Date }): Promise<void> {
  const afterSeconds = Math.ceil((at.getTime() - ctx.now().getTime()) / 1_000)
  const job = { agencyId: ctx.agencyId, quoteId, at: at.toISOString() }
  await ctx.system.jobs.enqueue(tx, remindCustomer, job, { afterSeconds })
}

/** Mails the customer of an unanswered quote once for each of its reminders. A job whose time is no reminder any more does nothing. */
export const remindCustomer: Job<typeof Payload> = defineJob({
  name: 'quotes.remind',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, quoteId, at }) {
    const ctx = await systemCtx(system, agencyId)
    const origin = await shopOriginOf(ctx)
    await ctx.tx(async (tx) => {
      const row = await findQuoteRow(tx, ctx, quoteId)
      if (!row) return
      const due = new Date(at)
      const isDue = remindersOf(ctx, row).some((one) => one.getTime() === due.getTime())
      const isSent = row.remindedAt !== null && row.remindedAt >= due
      if (!isDue || isSent || row.expiresAt === null || row.expiresAt <= ctx.now()) return
      if (due > ctx.now()) return queueReminder(tx, ctx, { quoteId, at: due })
      await mailReminder(tx, ctx, row, { at, url: linkOf(ctx, row, origin) ?? '', expiresAt: row.expiresAt })
      await tx.update(quotes).set({ remindedAt: ctx.now() }).where(thisQuote(ctx, quoteId))
      await recordQuoteEvent(tx, ctx, quoteId, { kind: 'reminded', text: `To ${row.customerEmail}` })
    })
  },
})

async function mailReminder(
  tx: Transaction,
  ctx: Ctx,
  row: QuoteRecord,
  { at, url, expiresAt }: { at: string; url: string; expiresAt: Date },
): Promise<void> {
  const sent = await readVersion(tx, ctx, row.id, row.version)
  await queueMail(tx, ctx, {
    template: 'quote-reminder',
    to: row.customerEmail,
    data: {
      title: sent?.content.cover.title ?? row.title,
      number: formatQuoteNumber(row),
      customer: row.customerName,
      sender: sent?.sentBy ?? row.changedBy,
      validUntil: deadlineWords(expiresAt, null, ctx.regional.zone),
      url,
    },
    dedupeKey: `quote-reminder:${row.id}:${row.version}:${at}`,
  })
}
