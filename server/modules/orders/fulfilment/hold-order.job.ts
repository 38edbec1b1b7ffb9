import { systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { callSupplier } from './call-supplier.ts'

/** Asks the supplier to hold what was ordered until its deadline. */
export const holdOrder: Job<typeof OfOrder> = defineJob({
  name: 'orders.hold',
  payload: OfOrder,
  retries: 10,
  handle: async (system, job) =>
    callSupplier(await systemCtx(system, job.agencyId), {
      orderId: job.orderId,
      kindOf: () => 'hold',
      again: (tx, afterSeconds) => system.jobs.enqueue(tx, holdOrder, job, { afterSeconds }),
    }),
})
