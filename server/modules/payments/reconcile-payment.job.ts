import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfPayment, Tries } from '../../jobs/payloads.ts'
import { isGatewaySilent } from './ask-gateway.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const Payload = OfPayment.extend({ tries: Tries })

/**
 * Delays between polls, in seconds; after the last one the payment counts as not made. Eighteen hours in total: longer than the life of any account
 * for a bank transfer (8 hours).
 */
const waits = [120, 300, 900, 1_800, 3_600, 21_600, 43_200]
/** After this many polls, about twenty minutes, a gateway that still reports another amount is escalated. */
const LOOKS_AT_WRONG_AMOUNT = 3
/** The delay between polls of a gateway that does not respond even then. */
const WHILE_SILENT_SECONDS = 3_600

/** Determines the outcome of a payment when no webhook arrived and the payer did not return: polls the gateway until it is settled. */
export const reconcilePayment: Job<typeof Payload> = defineJob({
  name: 'money.reconcile-payment',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const wait = waits[tries]
    if ((await look(ctx, paymentId, tries)) !== 'pending') return
    const afterSeconds = wait ?? WHILE_SILENT_SECONDS
    await ctx.tx((tx) => system.jobs.enqueue(tx, reconcilePayment, { agencyId, paymentId, tries: tries + 1 }, { afterSeconds }))
  },
})

/** An unreachable gateway settles nothing, however often it was polled. */
async function look(ctx: Ctx, paymentId: string, tries: number): Promise<Settlement['status']> {
  const onAmount = tries >= LOOKS_AT_WRONG_AMOUNT ? 'wrong-amount' : undefined
  try {
    return (await settlePayment(ctx, { paymentId, giveUp: tries >= waits.length ? 'everything' : onAmount })).status
  } catch (error) {
    if (isGatewaySilent(error)) return 'pending'
    throw error
  }
}
