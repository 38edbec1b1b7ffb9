import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { changeRefund } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import { refundShares, toGateway } from '#domain/orders/refund-shares.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { serviceRequests } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../jobs/payloads.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { moveRequest, type ServiceRequest } from '../orders/cancellation/move-request.ts'
import { readPaying } from '../orders/cancellation/refund-of.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { type RefundShare, recordReturned, returnToCards } from '../payments/returns/return-shares.ts'

const Payload = OfOrder.extend({ requestId: z.uuid(), tries: Tries })
const CHECK_AGAIN_SECONDS = 300
/** After this many polls, about an hour, the order's history records the delay. */
const TELL_AFTER = 12

/** The refund that a change promised, while it is not returned; null afterwards. */
async function readReturning(tx: Transaction, ctx: Ctx, id: string): Promise<ServiceRequest | null> {
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.agencyId, ctx.agencyId), eq(serviceRequests.id, id), eq(serviceRequests.state, 'settling')))
  return row ?? null
}

/** Refunds what a change costs less: to the wallet at once, to a card through the gateway. */
export const returnChanged: Job<typeof Payload> = defineJob({
  name: 'money.return-changed',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId, requestId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const { request, paying } = await ctx.tx(async (tx) => ({
      request: await readReturning(tx, ctx, requestId),
      paying: await readPaying(tx, ctx, orderId),
    }))
    if (!request) return
    const shares = refundShares(money(request.refund, request.currency), paying)
    const isBack = await returnToCards(ctx, shares, requestId)
    if (isBack && (await post(ctx, { request, shares }))) return
    await ctx.tx(async (tx) => {
      if (tries === TELL_AFTER)
        await recordOrderEvent(tx, ctx, {
          orderId,
          event: 'refund-late',
          note: 'The refund has not gone through for an hour. It is tried every five minutes.',
        })
      const again = { agencyId, orderId, requestId, tries: tries + 1 }
      await system.jobs.enqueue(tx, returnChanged, again, { afterSeconds: CHECK_AGAIN_SECONDS })
    })
  },
})

/** False while the wallet does not cover the agency's own share of the refund. */
async function post(
  ctx: Ctx,
  { request, shares }: { request: ServiceRequest; shares: readonly RefundShare[] },
): Promise<boolean> {
  const { id, orderId } = request
  try {
    await ctx.tx(async (tx) => {
      const order = await lockOrder(tx, ctx, orderId)
      if (!(await readReturning(tx, ctx, id))) return
      const refund = money(request.refund, request.currency)
      const byCard = toGateway(refund, shares)
      const movement = changeRefund(byCard)
      if (byCard.amount > 0) await postMovement(tx, ctx, { movement, reference: id, orderId, title: `Changed: ${order.title}` })
      await recordReturned(tx, ctx, { orderId, shares })
      await moveRequest(tx, ctx, { orderId, kind: 'change', to: 'done' })
      const where = byCard.amount > 0 ? 'to the card' : 'to the wallet'
      await recordOrderEvent(tx, ctx, {
        orderId,
        event: 'change-returned',
        note: `${ctx.numbers.money(refund)} went back ${where}.`,
      })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment.balance-low') return false
    throw error
  }
}
