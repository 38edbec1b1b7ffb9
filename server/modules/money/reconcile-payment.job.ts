import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { settlePayment } from './settle-payment.ts'

const Payload = z.object({ agencyId: z.uuid(), paymentId: z.uuid(), tries: z.int() })

/** Waits before the next look, in seconds; after the last one the payment counts as never made. */
const waits = [120, 300, 900, 1_800, 3_600, 21_600, 43_200]

/** Finds out what became of a card payment when no webhook came and the payer did not return: asks the gateway until it is settled. */
export const reconcilePayment: Job<typeof Payload> = defineJob({
  name: 'money.reconcile-payment',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = systemCtx(system, agencyId)
    const wait = waits[tries]
    const outcome = await settlePayment(ctx, { paymentId, giveUp: wait === undefined })
    if (outcome.status !== 'pending' || wait === undefined) return
    await ctx.tx((tx) =>
      system.jobs.enqueue(tx, reconcilePayment, { agencyId, paymentId, tries: tries + 1 }, { afterSeconds: wait }),
    )
  },
})
