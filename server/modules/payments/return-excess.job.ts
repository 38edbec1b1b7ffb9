import { zero } from '#domain/money/money.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { readPayment, type SettledPayment, setExcessReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { RefundPayload, refundAtGateway, refundLater } from './refund-at-gateway.ts'
import { owedWords, ways } from './refund-ways.ts'

/** Refunds the part of a payment that exceeds its order: to the wallet at once, including money that came by bank transfer; to a card through the gateway. */
export const returnExcess: Job<typeof RefundPayload> = defineJob({
  name: 'money.return-excess',
  payload: RefundPayload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
    if (payment.excess.amount === 0) return
    const status = payment.method === 'card' ? await refundAtGateway(ctx, payment, payment.excess, 'excess') : 'done'
    if (status === 'done') return complete(ctx, payment)
    await ctx.tx((tx) => refundLater(tx, ctx, { job: returnExcess, payment, tries }))
  },
})

async function complete(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const { orderId, excess } = payment
  const { movement, place } = ways[payment.method]
  if (!orderId) return
  await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, orderId)
    const isNew = await postMovement(tx, ctx, {
      movement: movement(excess, zero(excess.currency)),
      reference: `${payment.id}:excess`,
      title: `Refund: ${order.title}`,
      orderId,
    })
    if (!isNew) return
    await setExcessReturned(tx, ctx, payment)
    const note = `${ctx.numbers.money(excess)} of a payment went back ${place}.${owedWords(ctx, { order, payment, amount: excess })}`
    await recordOrderEvent(tx, ctx, { orderId, event: 'payment-returned', note })
  })
}
