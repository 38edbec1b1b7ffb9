import type { Ctx } from '../../ctx.ts'
import { readPayment, setReturned } from '../ledger/payment-row.ts'
import { askGateway, isRightAmount } from './ask-gateway.ts'
import { reverseTopUpLater } from './reverse-top-up.job.ts'

const MESSAGE = 'The gateway gave this top-up back to its payer.'

/**
 * Checks at the gateway whether a successful top-up is still valid: the payer's bank may have charged it back, or a person refunded it at the
 * gateway. Only the gateway's `reversed` for the whole amount counts. Does nothing for any other payment. Throws payment.gateway-failed when the
 * gateway does not respond.
 */
export async function detectReversal(ctx: Ctx, paymentId: string): Promise<void> {
  const row = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
  if (row.orderId || row.status !== 'succeeded') return
  const answer = await askGateway(ctx, row)
  if (answer?.status !== 'reversed') return
  if (!isRightAmount(row, answer)) {
    ctx.system.log.error({ payment: row.id, charged: row.amount, got: answer.amount }, 'the gateway gave another amount back')
    return
  }
  await ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, paymentId, 'lock')
    if (payment.status !== 'succeeded') return
    await setReturned(tx, ctx, payment, { status: 'reversing', message: MESSAGE })
    await ctx.system.jobs.enqueue(tx, reverseTopUpLater, { agencyId: ctx.agencyId, paymentId, tries: 0 })
  })
}
