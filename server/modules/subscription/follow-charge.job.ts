import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { findPayer } from './mail-subscription.ts'
import { tellRefused } from './tell-refused.ts'

/** After the first check of the reconciliation job, which settles the payment. */
export const firstFollow = { afterSeconds: 120 }
const AGAIN_SECONDS = 900

/** Tells of a refused charge of the saved card whose outcome was not known at first, also after the death of the process that sent it. */
export const followCharge: Job<typeof OfPayment> = defineJob({
  name: 'subscription.follow-charge',
  payload: OfPayment,
  retries: 10,
  async handle(system, { agencyId, paymentId }) {
    const ctx = await systemCtx(system, agencyId)
    if (await tellRefused(ctx, paymentId, await findPayer(ctx))) return
    await ctx.tx((tx) => system.jobs.enqueue(tx, followCharge, { agencyId, paymentId }, { afterSeconds: AGAIN_SECONDS }))
  },
})
