import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertMayHold } from '../access/customer-rules.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { holdOrder } from '../orders/fulfilment/hold-order.job.ts'
import { withCheapestFee } from '../pricing/offered-methods.ts'
import { readCheckoutRow, soleItem, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable } from './payable.ts'

/**
 * Makes the order of a checkout and has the supplier asked to hold it. Once, whatever the number of clicks. Throws
 * shop.not-offered, checkout.not-holdable, checkout.hold-without-extras and what paying would throw.
 */
export async function holdCheckout(
  ctx: Ctx,
  input: { id: string; idempotencyKey: string; total: Money },
): Promise<{ orderId: string }> {
  const { id, total } = input
  // Before the key is looked up: its result may only be returned to the owner of the checkout.
  await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  assertMayHold(ctx)
  const call = { key: `${input.idempotencyKey}:hold`, endpoint: 'checkouts.hold', content: { id, total } }
  return runIdempotent(ctx, call, () => ctx.tx((tx) => hold(tx, ctx, input)))
}

async function hold(tx: Transaction, ctx: Ctx, input: { id: string; total: Money }): Promise<{ orderId: string }> {
  const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
  const item = soleItem(row)
  const made = alreadyPaid(row)
  if (made) return { orderId: made.orderId }
  // What the buyer was shown: a customer's price includes the fee of the cheapest payment.
  assertPayable(ctx, row, { total: withCheapestFee(ctx, item.waterfall.total).total, agreed: input.total })
  const offer = saleOf(item.product).hold?.(ctx, item)
  if (!offer) throw new AppError('checkout.not-holdable')
  if (offer.refusal) throw new AppError('checkout.hold-without-extras')
  const order = await orderFor(tx, ctx, { checkout: row, item })
  await tx
    .update(orders)
    .set({ payBy: new Date(offer.until), priceUntil: offer.priceUntil ? new Date(offer.priceUntil) : null })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await ctx.system.jobs.enqueue(tx, holdOrder, { agencyId: ctx.agencyId, orderId: order.id })
  await updateCheckout(tx, ctx, row, { state: 'done' })
  return { orderId: order.id }
}
