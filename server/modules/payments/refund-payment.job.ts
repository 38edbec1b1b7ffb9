import { and, eq } from 'drizzle-orm'
import { cardRefund, type Movement, type MovementKind, transferRefund, walletRefund } from '#domain/ledger.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { chargedBy, feeOf, type PaymentRow, readPayment, setReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import { RefundPayload, refundAtGateway, refundLater } from './refund-at-gateway.ts'

interface Way {
  movement: (charged: Money, fee: Money) => Movement
  /** The kind of movement that it takes back; null when the money goes another way than it came. */
  reverses: MovementKind | null
  ended: string
  livesOn: string
}

/** How the money of each method goes back, and what the history says of an order that it ends, or of one that lives on. */
const ways: Record<PaymentRow['method'], Way> = {
  wallet: {
    movement: walletRefund,
    reverses: 'wallet-purchase',
    ended: 'Returned to the wallet.',
    livesOn: 'A payment went back to the wallet.',
  },
  card: {
    movement: cardRefund,
    reverses: 'card-purchase',
    ended: 'Returned to the card.',
    livesOn: 'A payment went back to the card.',
  },
  'bank-transfer': {
    movement: transferRefund,
    reverses: null,
    ended: 'Returned to the wallet.',
    livesOn: 'A bank transfer went to the wallet.',
  },
}

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
    const status = payment.method === 'card' ? await refundAtGateway(ctx, payment, chargedBy(payment)) : 'done'
    if (status === 'done') return complete(ctx, payment)
    await ctx.tx(async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'refunding' })
        .where(and(eq(payments.agencyId, agencyId), eq(payments.id, paymentId)))
      await refundLater(tx, ctx, { job: refundPayment, payment, tries })
    })
  },
})

async function complete(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const way = ways[payment.method]
  await ctx.tx(async (tx) => {
    const order = payment.orderId ? await lockOrder(tx, ctx, payment.orderId) : null
    const isNew = await postMovement(tx, ctx, {
      movement: way.movement(chargedBy(payment), feeOf(payment)),
      reference: payment.id,
      title: order ? `Refund: ${order.title}` : 'Refund',
      orderId: payment.orderId,
      reverses: way.reverses && (await findMovement(tx, ctx, { kind: way.reverses, reference: payment.id })),
    })
    await setReturned(tx, ctx, payment, { status: 'refunded' })
    if (!order || !isNew) return
    const owes = isOwed(order, payment) ? ` The agency owes the customer ${formatMoney(chargedBy(payment))}.` : ''
    if (ended.has(order.status)) await transitionOrder(tx, ctx, { order, event: 'money-returned', note: way.ended + owes })
    else await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'payment-returned', note: way.livesOn + owes })
  })
}

/** A bank transfer that a customer sent is in the agency's wallet now, and the agency's to send back. */
const isOwed = (order: { createdBy: string | null }, payment: PaymentRow): boolean =>
  order.createdBy === null && payment.createdBy === null && payment.method === 'bank-transfer'
