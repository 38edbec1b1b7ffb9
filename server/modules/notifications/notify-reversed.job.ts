import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { mailTopUpReversed } from './mail-top-up-reversed.ts'

/** Tells the agency of a top-up that the gateway gave back. */
export const notifyReversed = defineJob({
  name: 'money.tell-reversed',
  payload: OfPayment,
  retries: 5,
  handle: async (system, { agencyId, paymentId }) => mailTopUpReversed(await systemCtx(system, agencyId), paymentId),
})
