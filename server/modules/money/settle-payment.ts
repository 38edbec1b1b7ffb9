import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { cardPurchase, topUp } from '#domain/ledger.ts'
import { canTake } from '#domain/order-status.ts'
import type { Payment } from '#integrations/payments/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts, payments } from '../../db/schema/index.ts'
import { updateCheckout } from '../checkouts/checkout-row.ts'
import { startFulfilment } from '../orders/start-fulfilment.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import type { PaymentRow } from './open-card-payment.ts'
import { postMovement } from './post-movement.ts'
import { refundPayment } from './refund-payment.job.ts'
import { sendReceipt } from './send-receipt.job.ts'

export interface Settlement {
  status: 'succeeded' | 'failed' | 'pending'
  orderId: string | null
  message: string | null
}

const settled = {
  succeeded: 'succeeded',
  refunding: 'succeeded',
  refunded: 'succeeded',
  failed: 'failed',
  pending: 'pending',
} as const

const describe = (row: PaymentRow): Settlement => ({ status: settled[row.status], orderId: row.orderId, message: row.message })

/**
 * Asks the gateway what became of a payment and applies it once, whoever asks: the payer's browser, a webhook or the
 * reconciliation job. Only the gateway's own answer with the right amount and currency counts as paid. `giveUp` closes a
 * payment that was never finished.
 */
export async function settlePayment(ctx: Ctx, input: { paymentId: string; giveUp?: boolean }): Promise<Settlement> {
  const row = await ctx.tx((tx) => readPayment(tx, ctx, input.paymentId))
  if (row.status !== 'pending') return describe(row)
  const answer = await ctx.system.integrations.payments.verify(row.reference)
  return ctx.tx(async (tx) => {
    const payment = await readPayment(tx, ctx, row.id, 'lock')
    if (payment.status !== 'pending') return describe(payment)
    if (answer?.status === 'succeeded') return describe(await acceptPayment(tx, ctx, payment, answer))
    if (answer?.status === 'failed' || answer?.status === 'reversed' || input.giveUp)
      return describe(await closePayment(tx, ctx, payment, answer?.message ?? 'The payment was not completed.'))
    const message =
      answer?.status === 'abandoned'
        ? 'The payment page was left before paying. Nothing has been charged.'
        : (answer?.message ?? null)
    return { status: 'pending', orderId: payment.orderId, message }
  })
}

async function readPayment(tx: Transaction, ctx: Ctx, id: string, lock?: 'lock'): Promise<PaymentRow> {
  const query = tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('access.not-found')
  return row
}

async function setPayment(tx: Transaction, ctx: Ctx, id: string, set: Partial<PaymentRow>): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...set, settledAt: ctx.now() })
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
    .returning()
  if (!row) throw new AppError('access.not-found')
  return row
}

async function acceptPayment(tx: Transaction, ctx: Ctx, payment: PaymentRow, answer: Payment): Promise<PaymentRow> {
  if (answer.amount.amount !== payment.amount || answer.amount.currency !== payment.currency) {
    ctx.system.log.error({ payment: payment.id, asked: payment.amount, got: answer.amount }, 'the gateway charged another amount')
    if (payment.orderId) {
      const order = await lockOrder(tx, ctx, payment.orderId)
      if (canTake(order.status, 'outcome-unknown'))
        await transitionOrder(tx, ctx, {
          order,
          event: 'outcome-unknown',
          note: 'The gateway reports another amount than was asked.',
        })
    }
    return setPayment(tx, ctx, payment.id, {
      status: 'failed',
      message: 'The gateway reports another amount than was asked. A person must check.',
    })
  }
  const charged = { amount: payment.amount, currency: payment.currency }
  const fee = { amount: payment.fee, currency: payment.currency }
  const paid = await setPayment(tx, ctx, payment.id, { status: 'succeeded', message: answer.message })
  await ctx.system.jobs.enqueue(tx, sendReceipt, { agencyId: ctx.agencyId, paymentId: payment.id })
  if (!payment.orderId) {
    await postMovement(tx, ctx, { movement: topUp(charged, fee), reference: payment.id, title: 'Wallet top-up by card' })
    return paid
  }
  const order = await lockOrder(tx, ctx, payment.orderId)
  await postMovement(tx, ctx, {
    movement: cardPurchase(charged, fee),
    reference: payment.id,
    title: order.title,
    orderId: order.id,
  })
  if (canTake(order.status, 'customer-paid')) {
    await startFulfilment(tx, ctx, { order, event: 'customer-paid' })
    await tx
      .update(checkouts)
      .set({ state: 'done' })
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.orderId, order.id)))
    return paid
  }
  // The order was paid another way or has ended meanwhile: this money goes back by itself.
  await recordOrderEvent(tx, ctx, {
    orderId: order.id,
    event: 'second-payment',
    note: 'A second payment arrived and is being returned.',
  })
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId: ctx.agencyId, paymentId: payment.id, tries: 0 })
  return paid
}

/** The payer may try another card or method: the checkout opens again under a fresh key. */
async function closePayment(tx: Transaction, ctx: Ctx, payment: PaymentRow, message: string): Promise<PaymentRow> {
  if (payment.orderId) {
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.orderId, payment.orderId)))
      .for('update')
    if (checkout?.state === 'paying') await updateCheckout(tx, ctx, checkout.id, { state: 'open', idempotencyKey: ctx.newId() })
    await recordOrderEvent(tx, ctx, { orderId: payment.orderId, event: 'payment-failed', note: message })
  }
  return setPayment(tx, ctx, payment.id, { status: 'failed', message })
}
