import { and, eq } from 'drizzle-orm'
import { type Money, subtract } from '#domain/money/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { chargedBy, feeOf, readPayment, type SettledPayment, setReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import { RefundPayload, refundAtGateway, refundLater } from './refund-at-gateway.ts'
import { owedWords, ways } from './refund-ways.ts'

/** Where the returned money ends the order; elsewhere it was a second payment of an order that lives on. */
const ended: ReadonlySet<OrderStatus> = new Set(['Failed', 'Cancelled', 'TicketCanceled'])

/** Gives a payment back whole: to the wallet at once, also what came by bank transfer; to a card through the gateway. */
export const refundPayment: Job<typeof RefundPayload> = defineJob({
  name: 'money.refund-payment',
  payload: RefundPayload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
    if (payment.status !== 'succeeded' && payment.status !== 'refunding') return
    const status = payment.method === 'card' ? await refundAtGateway(ctx, payment, restOf(payment)) : 'done'
    // What was in excess goes back by a job of its own.
    if (status === 'done' && payment.excess.amount === 0) return complete(ctx, payment)
    await ctx.tx(async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'refunding' })
        .where(and(eq(payments.agencyId, agencyId), eq(payments.id, paymentId)))
      await refundLater(tx, ctx, { job: refundPayment, payment, tries })
    })
  },
})

/** Without what is back or on its way back as excess. */
const restOf = (payment: SettledPayment): Money => {
  const returned = { amount: payment.excessReturned, currency: payment.currency }
  return subtract(subtract(chargedBy(payment), payment.excess), returned)
}

async function complete(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const way = ways[payment.method]
  // What is left of a payment is no reversal of all that it brought.
  const isWhole = payment.excessReturned === 0
  await ctx.tx(async (tx) => {
    const order = payment.orderId ? await lockOrder(tx, ctx, payment.orderId) : null
    const isNew = await postMovement(tx, ctx, {
      movement: way.movement(restOf(payment), feeOf(payment)),
      reference: payment.id,
      title: order ? `Refund: ${order.title}` : 'Refund',
      orderId: payment.orderId,
      reverses: isWhole && way.reverses ? await findMovement(tx, ctx, { kind: way.reverses, reference: payment.id }) : null,
    })
    await setReturned(tx, ctx, payment, { status: 'refunded' })
    if (!order || !isNew) return
    const owes = owedWords(ctx, { order, payment, amount: restOf(payment) })
    if (ended.has(order.status)) await transitionOrder(tx, ctx, { order, event: 'money-returned', note: way.ended + owes })
    else await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'payment-returned', note: way.livesOn + owes })
  })
}
