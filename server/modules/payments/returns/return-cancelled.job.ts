import { AppError } from '#domain/errors.ts'
import { cancellationRefund } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import { atRate } from '#domain/money/pricing.ts'
import { refundShares, toGateway } from '#domain/orders/refund-shares.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../../jobs/payloads.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { moveRequest } from '../../orders/cancellation/move-request.ts'
import { readPaying } from '../../orders/cancellation/refund-of.ts'
import { type Cancelled, readCancelled } from '../../orders/read-order-money.ts'
import { lockOrder, recordOrderEvent, transitionOrder } from '../../orders/transition-order.ts'
import { giveBackDifference, recordReturned, type RefundShare, returnToCards } from './return-shares.ts'

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
    const { order, paying, cancelled } = await ctx.tx(async (tx) => ({
      order: await lockOrder(tx, ctx, orderId),
      paying: await readPaying(tx, ctx, orderId),
      cancelled: await readCancelled(tx, ctx, orderId),
    }))
    if (order.status !== 'TicketCanceled' || paying.length === 0 || !cancelled) return
    const shares = refundShares(money(cancelled.refund, order.currency), paying)
    const isBack = await returnToCards(ctx, shares)
    const isPosted = isBack && (await post(ctx, { orderId, shares, cancelled }))
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
  { orderId, shares, cancelled }: { orderId: string; shares: readonly RefundShare[]; cancelled: Cancelled },
): Promise<boolean> {
  try {
    await ctx.tx(async (tx) => {
      const order = await lockOrder(tx, ctx, orderId)
      if (order.status !== 'TicketCanceled') return
      const refund = money(cancelled.refund, order.currency)
      const fromSupplier = cancelled.supplierRefund ? atRate(cancelled.supplierRefund, order.waterfall) : money(0, order.currency)
      const posting = { reference: cancelled.id, orderId, title: `Cancelled: ${order.title}` }
      const byCard = toGateway(refund, shares)
      const movement = cancellationRefund({ fromSupplier, toGateway: byCard })
      // A refund from the agency to its own wallet needs no posting.
      if (movement.entries.length > 0) await postMovement(tx, ctx, { ...posting, movement })
      await giveBackDifference(tx, ctx, { order, requestId: cancelled.id, returned: cancelled.supplierRefund })
      await recordReturned(tx, ctx, { orderId, shares })
      await moveRequest(tx, ctx, { orderId, kind: 'cancel', to: 'done' })
      const where = byCard.amount > 0 ? 'Returned to the card.' : 'Returned to the wallet.'
      await transitionOrder(tx, ctx, { order, event: 'money-returned', note: where })
      await recordEvent(tx, ctx, { kind: 'order.refunded', subject: order.id, payload: { refund: refund.amount } })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.balance-low') return false
    throw error
  }
}
