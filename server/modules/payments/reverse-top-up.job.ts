import { systemCtx } from '../../ctx.ts'
import { recordEvent } from '../../events/record-event.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfPayment, Tries } from '../../jobs/payloads.ts'
import { readPayment } from '../ledger/payment-row.ts'
import { reverseTopUp } from './reverse-top-up.ts'

const Payload = OfPayment.extend({ tries: Tries })

/** The delay between attempts for a wallet with a low balance. A later top-up does not wait for it: the amount is taken from it at once. */
const AGAIN_SECONDS = 300

/** Takes a reversed top-up from the wallet, now or as soon as the balance covers it. The agency is notified at first and when it is done. */
export const reverseTopUpLater: Job<typeof Payload> = defineJob({
  name: 'money.reverse-top-up',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const payment = await readPayment(tx, ctx, paymentId, 'lock')
      if (payment.status !== 'reversing' || (await reverseTopUp(tx, ctx, payment))) return
      if (tries === 0) await recordEvent(tx, ctx, { kind: 'top-up.reversed', subject: paymentId, payload: {} })
      const again = { agencyId, paymentId, tries: tries + 1 }
      await system.jobs.enqueue(tx, reverseTopUpLater, again, { afterSeconds: AGAIN_SECONDS })
    })
  },
})
