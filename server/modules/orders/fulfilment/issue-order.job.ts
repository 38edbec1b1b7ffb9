import { systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { wasHeld } from '../hold-state.ts'
import { callSupplier } from './call-supplier.ts'

/** Issues a paid order: books it, or pays what is held for it. */
export const issueOrder: Job<typeof OfOrder> = defineJob({
  name: 'orders.issue',
  payload: OfOrder,
  retries: 10,
  handle: async (system, job) =>
    callSupplier(await systemCtx(system, job.agencyId), {
      orderId: job.orderId,
      kindOf: (order) => (wasHeld(order) ? 'pay' : 'book'),
      again: (tx, afterSeconds) => system.jobs.enqueue(tx, issueOrder, job, { afterSeconds }),
    }),
})
