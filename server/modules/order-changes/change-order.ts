import { AppError } from '#domain/errors.ts'
import { isSame, type Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { readOrder } from '../orders/read-order.ts'
import { type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { debitWallet, tellingBalance } from '../payments/charge-wallet.ts'
import type { FoundChange, ProductChange } from '../products/product-change.ts'
import { callChange, recordCall } from './call-change.ts'
import { findChange } from './find-change.ts'
import { insertChange, lockUnmoved } from './insert-change.ts'

export interface ChangeOrder<Wanted> {
  id: string
  wanted: Wanted
  /** The difference that the payer was shown. A different current amount is refused. */
  pay: Money
  refund: Money
  idempotencyKey: string
}

/**
 * Changes a confirmed order at its supplier, for exactly the difference that was shown. Idempotent. What it costs more is taken from the wallet before
 * the call; it goes back if the supplier refuses. The order stays Issued. Throws as `findChange`, the product's errors for another difference and for
 * customers, who pay it at the gateway first (`payChange`), and payment.balance-low; none of them changes anything.
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
    await callChange(ctx, change, { orderId: order.id, callId, call: prepared.call })
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
  { order: asked, found, pay, refund, people, callId, idempotencyKey }: Asking,
): Promise<void> {
  const order = await lockUnmoved(tx, ctx, { asked, codes })
  const id = await insertChange(tx, ctx, { order, found, pay, refund, people, idempotencyKey, state: 'confirmed' })
  if (pay.amount > 0) await debitWallet(tx, ctx, { order, total: pay, idempotencyKey: id, createdBy: ctx.actor.userId ?? null })
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'change-requested', note: `To ${words.booked(found.to)}.` })
  await recordCall(tx, ctx, { orderId: order.id, callId })
}
