import { z } from 'zod'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { findQuoteRow, recordQuoteEvent, stepped, thisQuote } from '../quote-row.ts'

const Payload = z.object({ agencyId: z.uuid(), quoteId: z.uuid() })

/** Enqueues the expiry of a quote at the end of its last day. */
export async function queueExpiry(
  tx: Transaction,
  ctx: Ctx,
  { quoteId, expiresAt }: { quoteId: string; expiresAt: Date },
): Promise<void> {
  const afterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - ctx.now().getTime()) / 1_000))
  await ctx.system.jobs.enqueue(tx, expireQuote, { agencyId: ctx.agencyId, quoteId }, { afterSeconds })
}

/** Expires an unanswered quote after its last day. */
export const expireQuote: Job<typeof Payload> = defineJob({
  name: 'quotes.expire',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, quoteId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const row = await findQuoteRow(tx, ctx, quoteId)
      if (!row || !isOpenQuote(row.status) || row.expiresAt === null) return
      if (row.expiresAt > ctx.now()) return queueExpiry(tx, ctx, { quoteId, expiresAt: row.expiresAt })
      await tx
        .update(quotes)
        .set({ status: stepped(row, 'expire'), changedAt: ctx.now() })
        .where(thisQuote(ctx, quoteId))
      await recordQuoteEvent(tx, ctx, quoteId, { kind: 'expired' })
      await recordEvent(tx, ctx, { kind: 'quote.expired', subject: quoteId, payload: {} })
    })
  },
})
