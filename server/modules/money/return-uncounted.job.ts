import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Payment } from '#integrations/payments/port.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { isRightAmount } from './accept-payment.ts'
import { readPayment } from './payment-row.ts'
import { refundNote } from './refund-payment.job.ts'
import { settlePayment } from './settle-payment.ts'

const Payload = z.object({ agencyId: z.uuid(), paymentId: z.uuid() })

const ASK_AGAIN_SECONDS = 300

/**
 * Gives back what the gateway took for a payment that was never believed, when a person ends its order. The right amount by now is booked and
 * returned like any other; another amount never reached the ledger and goes back at the gateway alone, once, by its note.
 */
export const returnUncounted: Job<typeof Payload> = defineJob({
  name: 'money.return-uncounted',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId }) {
    const ctx = systemCtx(system, agencyId)
    const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
    if (payment.status !== 'failed') return
    const { verify } = system.integrations.payments
    const answer = await answerOf(() => verify(payment.reference))
    if (answer === 'unknown') return later()
    if (answer?.status !== 'succeeded') return
    if (isRightAmount(payment, answer)) return void (await settlePayment(ctx, { paymentId }))
    if ((await giveBack(ctx, paymentId, answer)) === 'unknown') return later()
    const note = `The gateway was told to give back ${formatMoney(answer.amount)}, which was never booked.`
    const { orderId } = payment
    if (orderId) await ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId, event: 'payment-returned', note }))

    function later() {
      return ctx.tx((tx) =>
        system.jobs.enqueue(tx, returnUncounted, { agencyId, paymentId }, { afterSeconds: ASK_AGAIN_SECONDS }),
      )
    }
  },
})

/** A refund that was asked for before is not asked for again. */
function giveBack(ctx: Ctx, paymentId: string, { reference, amount }: Payment) {
  const gateway = ctx.system.integrations.payments
  const note = refundNote(paymentId)
  return answerOf(async () => {
    const known = await gateway.findRefund({ reference, note })
    return known && known.status !== 'failed' ? known : gateway.refund({ reference, amount, note })
  })
}

async function answerOf<T>(ask: () => Promise<T>): Promise<T | 'unknown'> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SupplierError) return 'unknown'
    throw error
  }
}
