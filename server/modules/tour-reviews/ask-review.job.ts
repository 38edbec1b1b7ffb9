import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { askForReview } from './ask-for-review.ts'

/** Asks for a review after the departure of an order of an own tour; before, it waits for the departure as it is planned now. */
export const askReview: Job<typeof OfOrder> = defineJob({
  name: 'tours.ask-review',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const later = await askForReview(ctx, orderId)
    if (!later) return
    const afterSeconds = Math.max(1, Math.ceil((later.getTime() - ctx.now().getTime()) / 1_000))
    await ctx.tx((tx) => system.jobs.enqueue(tx, askReview, { agencyId, orderId }, { afterSeconds }))
  },
})
