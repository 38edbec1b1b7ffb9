import { and, eq, ne } from 'drizzle-orm'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilments } from '../../../db/schema/index.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { type CallKind, calledIn } from '../../products/product-fulfilment.ts'
import { renewRate } from '../../rates/renew-rate.ts'
import { failOrder } from '../fail-order.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { reconcileOrder } from './reconcile-order.job.ts'

/** The most attempts of calls that certainly had no effect. */
const MAX_CALLS = 3
const RETRY_SECONDS = 5
const RECONCILE_SECONDS = 5

interface Asked {
  orderId: string
  kindOf: (order: Order) => CallKind
  /** Enqueues the same work again. */
  again: (tx: Transaction, afterSeconds: number) => Promise<void>
}

/**
 * Books, holds or pays at an order's supplier. The intent is committed before the call and settled after it, so that a crash in between is detected:
 * an earlier call without a response is never repeated, its outcome is read from the supplier.
 */
export async function callSupplier(ctx: Ctx, asked: Asked): Promise<void> {
  const started = await ctx.tx((tx) => begin(tx, ctx, asked))
  if (!started) return
  const { order, kind, callId, call } = started
  try {
    const answer = await call()
    if (answer.status === 'issued') await renewRate(ctx, order)
    await ctx.tx(async (tx) => {
      await settleCall(tx, ctx, callId, answer.status === 'pending' ? 'unknown' : 'booked', null)
      const applied = await applySupplierOrder(tx, ctx, { order: await lockOrder(tx, ctx, order.id), answer })
      if (applied !== 'settled') await askLater(tx, ctx, order.id)
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    await ctx.tx((tx) => afterFailure(tx, ctx, { ...asked, kind, callId, error }))
  }
}

async function begin(tx: Transaction, ctx: Ctx, { orderId, kindOf }: Asked) {
  const order = await lockOrder(tx, ctx, orderId)
  const kind = kindOf(order)
  if (order.status !== calledIn[kind]) return null
  if ((await tx.$count(fulfilments, and(callsOf(ctx, orderId, kind), ne(fulfilments.state, 'refused')))) > 0) {
    await ctx.system.jobs.enqueue(tx, reconcileOrder, { agencyId: ctx.agencyId, orderId, tries: 0 })
    return null
  }
  const call = await fulfilmentOf(order).prepare(tx, ctx, order, kind)
  if (!call) {
    await failOrder(tx, ctx, { order, reason: 'The supplier of this offer is no longer configured.' })
    return null
  }
  const callId = ctx.newId()
  await tx
    .insert(fulfilments)
    .values({ id: callId, agencyId: ctx.agencyId, orderId, kind, state: 'calling', startedAt: ctx.now() })
  return { order, kind, callId, call }
}

const callsOf = (ctx: Ctx, orderId: string, kind: CallKind) =>
  and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.orderId, orderId), eq(fulfilments.kind, kind))

async function settleCall(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  state: 'booked' | 'refused' | 'unknown',
  message: string | null,
) {
  await tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))
}

const askLater = (tx: Transaction, ctx: Ctx, orderId: string): Promise<void> =>
  ctx.system.jobs.enqueue(tx, reconcileOrder, { agencyId: ctx.agencyId, orderId, tries: 0 }, { afterSeconds: RECONCILE_SECONDS })

type FailedCall = Asked & { kind: CallKind; callId: string; error: SupplierError }

async function afterFailure(tx: Transaction, ctx: Ctx, { orderId, kind, callId, error, again }: FailedCall): Promise<void> {
  const order = await lockOrder(tx, ctx, orderId)
  if (order.status !== calledIn[kind]) return
  const { words, answers } = fulfilmentOf(order)
  const { refusals, lost } = words[kind]
  if (error.kind === 'unknown-outcome') {
    await settleCall(tx, ctx, callId, 'unknown', error.message)
    await recordOrderEvent(tx, ctx, { orderId, event: 'outcome-unknown', note: lost })
    return askLater(tx, ctx, orderId)
  }
  await settleCall(tx, ctx, callId, 'refused', error.message)
  const refusal = refusals[error.kind]
  const calls = await tx.$count(fulfilments, callsOf(ctx, orderId, kind))
  if (!refusal && calls < MAX_CALLS) return again(tx, RETRY_SECONDS * calls)
  await failOrder(tx, ctx, { order, reason: refusal ?? answers.unreachable, words: error.words })
}
