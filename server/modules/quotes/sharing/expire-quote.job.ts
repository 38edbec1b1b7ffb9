import { z } from 'zod'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { systemCtx } from '../../../ctx.ts'
import { quotes } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { readQuoteRow, recordQuoteEvent, stepped, thisQuote } from '../quote-row.ts'

const Payload = z.object({ agencyId: z.uuid(), quoteId: z.uuid() })

/** Expires an unanswered quote after its last day. A quote that was sent again since has another job. */
export const expireQuote: Job<typeof Payload> = defineJob({
  name: 'quotes.expire',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, quoteId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const row = await readQuoteRow(tx, ctx, quoteId, 'lock')
      if (!isOpenQuote(row.status) || row.expiresAt === null || row.expiresAt > ctx.now()) return
      await tx
        .update(quotes)
        .set({ status: stepped(row, 'expire'), changedAt: ctx.now() })
        .where(thisQuote(ctx, quoteId))
      await recordQuoteEvent(tx, ctx, quoteId, { kind: 'expired' })
    })
  },
})
