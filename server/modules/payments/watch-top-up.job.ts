import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { isGatewaySilent } from './ask-gateway.ts'
import { detectReversal } from './detect-reversal.ts'

const Payload = OfPayment.extend({ look: z.int() })

const DAY = 86_400
/** Delays before each check, in days: on day 1, 7, 30, 60 and 120. Cardholders can dispute a charge for about 120 days. */
const waits = [1, 6, 23, 30, 60].map((days) => days * DAY)
/** The delay before an unreachable gateway is polled again. */
const WHILE_SILENT_SECONDS = 3_600

export const firstPoll = { afterSeconds: DAY }

/** Checks whether a top-up is still valid at the gateway, in case its webhook never arrives. */
export const watchTopUp: Job<typeof Payload> = defineJob({
  name: 'money.watch-top-up',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId, look }) {
    const ctx = await systemCtx(system, agencyId)
    const next = async (again: number, afterSeconds: number | undefined) => {
      if (afterSeconds === undefined) return
      await ctx.tx((tx) => system.jobs.enqueue(tx, watchTopUp, { agencyId, paymentId, look: again }, { afterSeconds }))
    }
    try {
      await detectReversal(ctx, paymentId)
      await next(look + 1, waits[look + 1])
    } catch (error) {
      if (!isGatewaySilent(error)) throw error
      await next(look, WHILE_SILENT_SECONDS)
    }
  },
})
