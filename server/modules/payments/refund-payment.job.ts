import { and, eq } from 'drizzle-orm'
import { type Money, subtract } from '#domain/money/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { chargedBy, feeOf, readPayment, type SettledPayment, setReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import { changeOfPayment } from './changes/paid-change.ts'
import { type DepositRow, depositOfPayment, moveDeposit } from './deposits/deposit-row.ts'
import { depositWays } from './deposits/deposit-ways.ts'
import { RefundPayload, refundAtGateway, refundLater } from './refund-at-gateway.ts'
import { owedWords, ways } from './refund-ways.ts'

/** Whether the refund ends the order; otherwise it was a second payment of an order that stays valid. */
const ended: ReadonlySet<OrderStatus> = new Set(['Failed', 'Cancelled', 'TicketCanceled'])

/** Refunds a payment in full: to the wallet at once, including money that came by bank transfer; to a card through the gateway. */
export const refundPayment: Job<typeof RefundPayload> = defineJob({
  name: 'money.refund-payment',
  payload: RefundPayload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const payment = await ctx.tx((tx) => readPayment(tx, ctx, paymentId))
    if (payment.status !== 'succeeded' && payment.status !== 'refunding') return
    const status = payment.method === 'card' ? await refundAtGateway(ctx, payment, restOf(payment)) : 'done'
    // A separate job refunds the excess.
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

/** Without the part that is or is being refunded as excess. */
const restOf = (payment: SettledPayment): Money => {
  const returned = { amount: payment.excessReturned, currency: payment.currency }
  return subtract(subtract(chargedBy(payment), payment.excess), returned)
}

async function complete(ctx: Ctx, payment: SettledPayment): Promise<void> {
  // A partial refund is no reversal of the payment's whole posting.
  const isWhole = payment.excessReturned === 0
  await ctx.tx(async (tx) => {
    const order = payment.orderId ? await lockOrder(tx, ctx, payment.orderId) : null
    const deposit = order ? null : await depositOfPayment(tx, ctx, payment.id, 'lock')
    if (deposit) return completeDeposit(tx, ctx, { payment, deposit })
    const way = ways[payment.method]
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
    // The payment of a change that was not made: what its order returns is no part of it.
    const isOfChange = (await changeOfPayment(tx, ctx, payment)) !== null
    if (!isOfChange && ended.has(order.status)) {
      await transitionOrder(tx, ctx, { order, event: 'money-returned', note: way.ended + owes })
      await recordEvent(tx, ctx, { kind: 'order.refunded', subject: order.id, payload: { refund: restOf(payment).amount } })
    } else await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'payment-returned', note: way.livesOn + owes })
  })
}

/** A deposit went back: to the card, or to the wallet from which the agency sends it. */
async function completeDeposit(
  tx: Transaction,
  ctx: Ctx,
  { payment, deposit }: { payment: SettledPayment; deposit: DepositRow },
): Promise<void> {
  const { movement, isReversal } = depositWays[payment.method]
  await postMovement(tx, ctx, {
    movement: movement(chargedBy(payment), feeOf(payment)),
    reference: payment.id,
    title: `Returned: ${deposit.about}`,
    reverses: isReversal ? await findMovement(tx, ctx, { kind: 'deposit', reference: payment.id }) : null,
  })
  await setReturned(tx, ctx, payment, { status: 'refunded' })
  await moveDeposit(tx, ctx, deposit, { state: 'returned' })
}
