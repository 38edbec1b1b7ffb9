import type { Money } from '#domain/money/money.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { outcomeOf, type PaymentRow, readPayment } from '../ledger/payment-row.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { askGateway, isGatewaySilent, isRightAmount } from './ask-gateway.ts'
import { RefundPayload, refundAtGateway, refundLater } from './refund-at-gateway.ts'
import { settlePayment } from './settle-payment.ts'

/** Refunds what the gateway received for a payment that was never accepted, when a person ends its order. */
export const returnUncounted: Job<typeof RefundPayload> = defineJob({
  name: 'money.return-uncounted',
  payload: RefundPayload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
    if (outcomeOf(payment) !== 'failed') return
    const returned = await giveBack(ctx, payment)
    if (returned === 'nothing') return
    await ctx.tx(async (tx) => {
      if (returned === 'pending') return refundLater(tx, ctx, { job: returnUncounted, payment, tries })
      if (!payment.orderId) return
      const note = `The gateway gave back ${ctx.numbers.money(returned)}, which was never booked.`
      await recordOrderEvent(tx, ctx, { orderId: payment.orderId, event: 'payment-returned', note })
    })
  },
})

/**
 * The state of the refund. If the amount is right by now, it is posted and refunded like any other payment: `nothing` remains to do here. Another
 * amount never reached the ledger and is refunded at the gateway only.
 */
async function giveBack(ctx: Ctx, payment: PaymentRow): Promise<Money | 'pending' | 'nothing'> {
  try {
    const answer = await askGateway(ctx, payment)
    if (answer?.status === 'reversed') return answer.amount
    if (answer?.status !== 'succeeded') return 'nothing'
    if (isRightAmount(payment, answer))
      return (await settlePayment(ctx, { paymentId: payment.id })).status === 'succeeded' ? 'nothing' : 'pending'
    return (await refundAtGateway(ctx, payment, answer.amount)) === 'done' ? answer.amount : 'pending'
  } catch (error) {
    if (isGatewaySilent(error)) return 'pending'
    throw error
  }
}
