import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money, negate } from '#domain/money/money.ts'
import { productFacts } from '#domain/products.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilments, serviceRequests } from '../../../db/schema/index.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { assertMayCancel } from '../../access/customer-rules.ts'
import { runIdempotent } from '../../ledger/run-idempotent.ts'
import { lockOrder, transitionOrder } from '../transition-order.ts'
import { assertNoRequest } from './move-request.ts'
import { pollCancellation } from './poll-cancellation.job.ts'
import { refundOf } from './refund-of.ts'
import { confirmCancellation, refuseCancellation } from './settle-cancellation.ts'

export interface Cancel {
  id: string
  idempotencyKey: string
  /** The refund that the payer was shown. A different current amount is refused. */
  refund: Money
}

/** After this time a supplier call without a recorded result is resolved. */
const POLL_AFTER_SECONDS = 60

/**
 * Cancels a confirmed order at its supplier for exactly the refund that was shown. Idempotent. The intent is committed before the call and settled
 * after it; after a lost response the supplier is polled, and it never counts as a refusal. Throws the product's errors for a refund that changed and
 * for a late cancellation, supplier.unavailable and order.illegal-transition; none of them cancels anything.
 */
export function cancelOrder(ctx: Ctx, input: Cancel): Promise<{ done: true }> {
  assertMayCancel(ctx)
  const { id, refund } = input
  const call = { key: `${input.idempotencyKey}:cancel`, endpoint: 'orders.cancel', content: { id, refund } }
  return runIdempotent(ctx, call, async () => {
    const { call: send, callId } = await ctx.tx((tx) => ask(tx, ctx, input))
    try {
      const answer = await send()
      await ctx.tx(async (tx) => {
        await settleCall(tx, ctx, callId, 'booked', null)
        await confirmCancellation(tx, ctx, { order: await lockOrder(tx, ctx, id), supplierRefund: answer.refund })
      })
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      await ctx.tx((tx) => settleCall(tx, ctx, callId, error.kind === 'unknown-outcome' ? 'unknown' : 'refused', error.message))
      if (error.kind !== 'unknown-outcome') await refuse(ctx, id, error)
    }
    return { done: true as const }
  })
}

async function ask(tx: Transaction, ctx: Ctx, { id, refund: shown, idempotencyKey }: Cancel) {
  const order = await lockOrder(tx, ctx, id)
  const { cancellation, refund } = refundOf(ctx, order)
  await assertNoRequest(tx, ctx, order)
  if (!isSame(refund.refund, shown)) throw new AppError('order.refund-changed', { refund: refund.refund })
  const call = cancellation.prepare(ctx, order)
  if (!call) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const mine = { agencyId: ctx.agencyId, orderId: id }
  await tx.insert(serviceRequests).values({
    ...mine,
    id: ctx.newId(),
    kind: 'cancel',
    state: 'confirmed',
    statusBefore: order.status,
    currency: order.currency,
    penalty: refund.penalty.amount,
    refund: refund.refund.amount,
    lines: [
      { label: 'Cancellation penalty', amount: refund.penalty },
      { label: 'Refund', amount: negate(refund.refund) },
    ],
    quoteUntil: refund.until ? new Date(refund.until) : null,
    idempotencyKey,
    askedBy: ctx.actor.name,
    createdAt: ctx.now(),
  })
  const callId = ctx.newId()
  await tx.insert(fulfilments).values({ ...mine, id: callId, kind: 'cancel', state: 'calling', startedAt: ctx.now() })
  await transitionOrder(tx, ctx, { order: { ...order }, event: 'cancellation-requested' })
  await ctx.system.jobs.enqueue(tx, pollCancellation, { ...mine, tries: 0 }, { afterSeconds: POLL_AFTER_SECONDS })
  return { call, callId }
}

const settleCall = (tx: Transaction, ctx: Ctx, id: string, state: 'booked' | 'refused' | 'unknown', message: string | null) =>
  tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))

/** The supplier did not cancel: the order's status is restored, and the caller gets the reason. */
async function refuse(ctx: Ctx, id: string, error: SupplierError): Promise<never> {
  const isLate = error.vendorCode === 'TOO_LATE'
  const tooLate = await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, id)
    const note = isLate
      ? 'It is too late to cancel.'
      : `The ${productFacts[order.product].seller}’s supplier could not cancel it now.`
    await refuseCancellation(tx, ctx, { order, note })
    return isLate ? fulfilmentOf(order).cancellation?.tooLate : null
  })
  if (tooLate) throw new AppError(tooLate)
  throw new AppError('supplier.unavailable', { supplier: error.supplier })
}
