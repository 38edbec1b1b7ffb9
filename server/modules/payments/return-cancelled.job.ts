import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { cancellationRefund, fxDifference } from '#domain/money/ledger.ts'
import { divideRounded, money } from '#domain/money/money.ts'
import { atRate } from '#domain/money/pricing.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { ledgerEntries, ledgerMovements } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../jobs/payloads.ts'
import { type StoredPayment, setPartReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { moveRequest } from '../orders/cancellation/move-request.ts'
import { paidBy } from '../orders/cancellation/refund-of.ts'
import { type Cancelled, readCancelled } from '../orders/read-order-money.ts'
import { lockOrder, type Order, recordOrderEvent, transitionOrder } from '../orders/transition-order.ts'
import { refundAtGateway } from './refund-at-gateway.ts'

const Payload = OfOrder.extend({ tries: Tries })
const CHECK_AGAIN_SECONDS = 300
/** After this many polls, about an hour, the order's history records the delay. */
const TELL_AFTER = 12

/** Refunds the promised amount of a cancellation: to the wallet at once, including money that came by bank transfer; to a card through the gateway. */
export const returnCancelled: Job<typeof Payload> = defineJob({
  name: 'money.return-cancelled',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const { order, payment, cancelled } = await ctx.tx(async (tx) => ({
      order: await lockOrder(tx, ctx, orderId),
      payment: await paidBy(tx, ctx, orderId),
      cancelled: await readCancelled(tx, ctx, orderId),
    }))
    if (order.status !== 'TicketCanceled' || !payment || !cancelled) return
    const refund = money(cancelled.refund, order.currency)
    const isBack = payment.method !== 'card' || (await refundAtGateway(ctx, payment, refund)) === 'done'
    const isPosted = isBack && (await post(ctx, { orderId, payment, cancelled }))
    if (isPosted) return
    await ctx.tx(async (tx) => {
      if (tries === TELL_AFTER)
        await recordOrderEvent(tx, ctx, {
          orderId,
          event: 'refund-late',
          note: 'The refund has not gone through for an hour. It is tried every five minutes.',
        })
      await system.jobs.enqueue(
        tx,
        returnCancelled,
        { agencyId, orderId, tries: tries + 1 },
        { afterSeconds: CHECK_AGAIN_SECONDS },
      )
    })
  },
})

/** False while the wallet does not cover the agency's own share of the refund. */
async function post(
  ctx: Ctx,
  { orderId, payment, cancelled }: { orderId: string; payment: StoredPayment; cancelled: Cancelled },
): Promise<boolean> {
  try {
    await ctx.tx(async (tx) => {
      const order = await lockOrder(tx, ctx, orderId)
      if (order.status !== 'TicketCanceled') return
      const refund = money(cancelled.refund, order.currency)
      const fromSupplier = cancelled.supplierRefund ? atRate(cancelled.supplierRefund, order.waterfall) : money(0, order.currency)
      const posting = { reference: cancelled.id, orderId, title: `Cancelled: ${order.title}` }
      const to = payment.method === 'card' ? 'gateway' : 'wallet'
      const movement = cancellationRefund({ refund, fromSupplier, to })
      // A refund from the agency to its own wallet needs no posting.
      if (movement.entries.length > 0) await postMovement(tx, ctx, { ...posting, movement })
      await giveBackDifference(tx, ctx, { order, cancelled })
      await setPartReturned(tx, ctx, { paymentId: payment.id, orderId, returned: refund })
      await moveRequest(tx, ctx, { orderId, kind: 'cancel', to: 'done' })
      const where = to === 'gateway' ? 'Returned to the card.' : 'Returned to the wallet.'
      await transitionOrder(tx, ctx, { order, event: 'money-returned', note: where })
      await recordEvent(tx, ctx, { kind: 'order.refunded', subject: order.id, payload: { refund: refund.amount } })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.balance-low') return false
    throw error
  }
}

/** The exchange difference at the time of issue is no longer owed for the refunded part. */
async function giveBackDifference(
  tx: Transaction,
  ctx: Ctx,
  { order, cancelled }: { order: Order; cancelled: Cancelled },
): Promise<void> {
  const paid = order.waterfall.net.amount
  if (!cancelled.supplierRefund || paid === 0) return
  const [found] = await tx
    .select({ amount: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(
      and(
        eq(ledgerMovements.agencyId, ctx.agencyId),
        eq(ledgerMovements.kind, 'fx-difference'),
        eq(ledgerMovements.reference, order.id),
        eq(ledgerEntries.account, 'supplier'),
      ),
    )
  const difference = BigInt(found?.amount ?? 0)
  const back = Number(divideRounded(difference * BigInt(cancelled.supplierRefund.amount), BigInt(paid)))
  if (back === 0) return
  const movement = fxDifference(money(-back, order.currency))
  await postMovement(tx, ctx, {
    movement,
    reference: cancelled.id,
    orderId: order.id,
    title: `Exchange difference: ${order.title}`,
  })
}
