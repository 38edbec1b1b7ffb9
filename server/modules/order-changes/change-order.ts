import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money, negate } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { fulfilments, serviceRequests } from '../../db/schema/index.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { assertNoRequest } from '../orders/cancellation/move-request.ts'
import { readOrder } from '../orders/read-order.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { debitWallet, tellingBalance } from '../payments/charge-wallet.ts'
import type { FoundChange, ProductChange } from '../products/product-change.ts'
import { findChange } from './find-change.ts'
import { pollChange } from './poll-change.job.ts'
import { confirmChange, refuseChange } from './settle-change.ts'

export interface ChangeOrder<Wanted> {
  id: string
  wanted: Wanted
  /** The difference that the payer was shown. A different current amount is refused. */
  pay: Money
  refund: Money
  idempotencyKey: string
}

/** After this time a supplier call without a recorded result is resolved. */
const POLL_AFTER_SECONDS = 60

/**
 * Changes a confirmed order at its supplier, for exactly the difference that was shown. Idempotent. What it costs more is taken from the wallet before
 * the call; it goes back if the supplier refuses. The order stays Issued. Throws as `findChange`, the product's errors for another difference and for
 * customers, who have no wallet, and payment.balance-low; none of them changes anything.
 */
export async function changeOrder<Wanted, Found extends FoundChange>(
  ctx: Ctx,
  change: ProductChange<Wanted, Found>,
  input: ChangeOrder<Wanted>,
): Promise<{ done: true }> {
  // A repeated call is answered to those alone who may see the order.
  await ctx.tx((tx) => readOrder(tx, ctx, input.id))
  const { idempotencyKey, ...content } = input
  const { codes, words } = change
  const call = { key: `${idempotencyKey}:change`, endpoint: 'orders.change', content }
  return runIdempotent(ctx, call, async () => {
    const { changing, found, pay, refund } = await findChange(ctx, change, input)
    const { order } = changing
    if (found.isSame) throw new AppError('input.invalid', { problems: [words.same] })
    if (!isSame(pay, input.pay) || !isSame(refund, input.refund)) throw new AppError(codes.differs, { pay, refund })
    if (ctx.actor.role === 'customer' && pay.amount > 0) throw new AppError(codes.costs)
    const prepared = change.prepare(ctx, changing, { found, wanted: input.wanted })
    const callId = ctx.newId()
    const asking = { order, found, pay, refund, people: prepared.people, callId, idempotencyKey }
    await tellingBalance(ctx, pay.currency, () => ctx.tx((tx) => ask(tx, ctx, change, asking)))
    try {
      const answer = await prepared.call()
      await ctx.tx(async (tx) => {
        await settleCall(tx, ctx, callId, { state: 'booked', message: null })
        await confirmChange(tx, ctx, { orderId: order.id, answer })
      })
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      const state = error.kind === 'unknown-outcome' ? 'unknown' : 'refused'
      await ctx.tx((tx) => settleCall(tx, ctx, callId, { state, message: error.message }))
      // The supplier did not change it: what was paid goes back, and the caller gets the reason.
      if (state === 'refused') {
        await ctx.tx((tx) => refuseChange(tx, ctx, { orderId: order.id, note: words.refused }))
        throw change.refusal(error)
      }
    }
    return { done: true as const }
  })
}

interface Asking {
  /** As the price was asked for. */
  order: Order
  found: FoundChange
  pay: Money
  refund: Money
  people: unknown
  callId: string
  idempotencyKey: string
}

async function ask(
  tx: Transaction,
  ctx: Ctx,
  { codes, words }: Pick<ProductChange, 'codes' | 'words'>,
  { order: asked, found: { to, waterfall }, pay, refund, people, callId, idempotencyKey }: Asking,
): Promise<void> {
  const order = await lockOrder(tx, ctx, asked.id)
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  await assertNoRequest(tx, ctx, order, ['confirmed', 'settling'])
  // It was moved or changed since its price was asked for.
  if (!isDeepStrictEqual(order.itinerary, asked.itinerary) || !isSame(order.waterfall.total, asked.waterfall.total))
    throw new AppError(codes.differs)
  const mine = { agencyId: ctx.agencyId, orderId: order.id }
  const id = ctx.newId()
  await tx.insert(serviceRequests).values({
    ...mine,
    id,
    kind: 'change',
    state: 'confirmed',
    statusBefore: order.status,
    currency: order.currency,
    charge: pay.amount,
    refund: refund.amount,
    lines: [
      { label: 'Price before', amount: negate(order.waterfall.total) },
      { label: 'Price after the change', amount: waterfall.total },
    ],
    itineraryAfter: to,
    waterfallAfter: waterfall,
    peopleCipher: people === null ? null : ctx.system.cipher.seal(people),
    idempotencyKey,
    askedBy: ctx.actor.name,
    createdAt: ctx.now(),
  })
  if (pay.amount > 0) await debitWallet(tx, ctx, { order, total: pay, idempotencyKey: id, createdBy: ctx.actor.userId ?? null })
  await tx.insert(fulfilments).values({ ...mine, id: callId, kind: 'change', state: 'calling', startedAt: ctx.now() })
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'change-requested', note: `To ${words.booked(to)}.` })
  await ctx.system.jobs.enqueue(tx, pollChange, { ...mine, tries: 0 }, { afterSeconds: POLL_AFTER_SECONDS })
}

const settleCall = (
  tx: Transaction,
  ctx: Ctx,
  id: string,
  { state, message }: { state: 'booked' | 'refused' | 'unknown'; message: string | null },
) =>
  tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))
