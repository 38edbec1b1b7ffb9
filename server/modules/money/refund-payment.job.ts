import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { walletRefund } from '#domain/ledger.ts'
import { formatMoney } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Refund } from '#integrations/payments/port.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import { gatewayMethods } from './gateway-methods.ts'
import type { PaymentRow } from './open-gateway-payment.ts'
import { postMovement } from './post-movement.ts'

const Payload = z.object({ agencyId: z.uuid(), paymentId: z.uuid(), tries: z.int() })

const CHECK_AGAIN_SECONDS = 300
/** After so many looks, about an hour, people are told. */
const TELL_AFTER = 12

/** Where the returned money ends the order; elsewhere it was a second payment of an order that lives on. */
const ended: ReadonlySet<OrderStatus> = new Set(['Failed', 'Cancelled', 'TicketCanceled'])

/**
 * Gives a payment back whole: to the wallet at once, also what came by bank transfer; to a card through the gateway. That refund carries a note
 * that is unique for the payment, and the gateway is asked for it first, so that a lost answer never refunds twice.
 */
export const refundPayment: Job<typeof Payload> = defineJob({
  name: 'money.refund-payment',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, paymentId, tries }) {
    const ctx = systemCtx(system, agencyId)
    const [payment] = await ctx.tx((tx) =>
      tx
        .select()
        .from(payments)
        .where(and(eq(payments.agencyId, agencyId), eq(payments.id, paymentId))),
    )
    if (!payment || (payment.status !== 'succeeded' && payment.status !== 'refunding')) return
    const state = payment.method !== 'card' ? 'done' : await refundAtGateway(ctx, payment)
    if (state === 'done') return complete(ctx, payment)
    await ctx.tx(async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'refunding' })
        .where(and(eq(payments.agencyId, agencyId), eq(payments.id, paymentId)))
      if (tries === TELL_AFTER && payment.orderId)
        await recordOrderEvent(tx, ctx, {
          orderId: payment.orderId,
          event: 'refund-late',
          note: 'The gateway has not given the money back for an hour. It is asked every five minutes; check with the gateway, too.',
        })
      await system.jobs.enqueue(
        tx,
        refundPayment,
        { agencyId, paymentId, tries: tries + 1 },
        { afterSeconds: CHECK_AGAIN_SECONDS },
      )
    })
  },
})

/** One refund a payment: by this the gateway finds it again when an answer was lost. */
export const refundNote = (paymentId: string): string => `refund-${paymentId}`

/** However long the gateway does not answer or refuses, the money stays on its way: it is asked again, by the note first. */
async function refundAtGateway(ctx: Ctx, payment: PaymentRow): Promise<Refund['status']> {
  const gateway = ctx.system.integrations.payments
  const note = refundNote(payment.id)
  const amount = { amount: payment.amount, currency: payment.currency }
  try {
    const known = await gateway.findRefund({ reference: payment.reference, note })
    if (known && known.status !== 'failed') return known.status
    return (await gateway.refund({ reference: payment.reference, amount, note })).status
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, payment: payment.id }, 'the gateway did not give a payment back yet')
    return 'pending'
  }
}

async function complete(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const amount = { amount: payment.amount, currency: payment.currency }
  const fee = { amount: payment.fee, currency: payment.currency }
  const movement = payment.method === 'wallet' ? walletRefund(amount) : gatewayMethods[payment.method].refund(amount, fee)
  const to = payment.method === 'wallet' ? 'wallet' : gatewayMethods[payment.method].returnsTo
  await ctx.tx(async (tx) => {
    const order = payment.orderId ? await lockOrder(tx, ctx, payment.orderId) : null
    const isNew = await postMovement(tx, ctx, {
      movement,
      reference: payment.id,
      title: order ? `Refund: ${order.title}` : 'Refund',
      orderId: payment.orderId,
    })
    await tx
      .update(payments)
      .set({ status: 'refunded', settledAt: ctx.now() })
      .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, payment.id)))
    if (!order || !isNew) return
    const owes = isOwed(order, payment) ? ` The agency owes the customer ${formatMoney(amount)}.` : ''
    if (ended.has(order.status))
      await transitionOrder(tx, ctx, { order, event: 'money-returned', note: `Returned to the ${to}.${owes}` })
    else {
      const went =
        payment.method === 'bank-transfer' ? 'A bank transfer went to the wallet.' : `A payment went back to the ${to}.`
      await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'payment-returned', note: `${went}${owes}` })
    }
  })
}

/** A bank transfer that a customer sent is in the agency's wallet now, and the agency's to send back. */
const isOwed = (order: { createdBy: string | null }, payment: PaymentRow): boolean =>
  order.createdBy === null && payment.createdBy === null && payment.method === 'bank-transfer'
