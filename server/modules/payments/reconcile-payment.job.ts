import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfPayment, Tries } from '../../jobs/payloads.ts'
import { isGatewaySilent } from './ask-gateway.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

const Payload = OfPayment.extend({ tries: Tries })

/**
 * Waits before the next look, in seconds; after the last one the payment counts as never made. Eighteen hours in all: longer than any account
 * for a bank transfer lives (8 hours).
 */
const waits = [120, 300, 900, 1_800, 3_600, 21_600, 43_200]
/** After so many looks, about twenty minutes, a person is asked about a gateway that keeps reporting another amount. */
const LOOKS_AT_WRONG_AMOUNT = 3
/** Between looks at a gateway that still does not answer then. */
const WHILE_SILENT_SECONDS = 3_600

/** Finds out what became of a payment when no webhook came and the payer did not return: asks the gateway until it is settled. */
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

/** A gateway that does not answer has decided nothing, however often it was asked. */
async function look(ctx: Ctx, paymentId: string, tries: number): Promise<Settlement['status']> {
  const onAmount = tries >= LOOKS_AT_WRONG_AMOUNT ? 'wrong-amount' : undefined
  try {
    return (await settlePayment(ctx, { paymentId, giveUp: tries >= waits.length ? 'everything' : onAmount })).status
  } catch (error) {
    if (isGatewaySilent(error)) return 'pending'
    throw error
  }
}
