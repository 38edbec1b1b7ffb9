import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkoutItems } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { cancelOrder } from '../cancellation/cancel-order.ts'
import { refundOf } from '../cancellation/refund-of.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'

/** The id of the order that this one replaces; null for any other. */
export async function readReplaced(tx: Transaction, ctx: Ctx, { checkoutItemId }: Order): Promise<string | null> {
  if (!checkoutItemId) return null
  const [item] = await tx
    .select({ replaces: checkoutItems.replaces })
    .from(checkoutItems)
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, checkoutItemId)))
  return item?.replaces ?? null
}

/** Cancels the order that an issued one replaced, while that is free of charge; else escalates. */
export const cancelReplaced: Job<typeof OfOrder> = defineJob({
  name: 'orders.cancel-replaced',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const { issued, old } = await ctx.tx(async (tx) => {
      const issued = await lockOrder(tx, ctx, orderId)
      const replaces = await readReplaced(tx, ctx, issued)
      return { issued, old: replaces ? await lockOrder(tx, ctx, replaces) : null }
    })
    if (old?.status !== 'Issued') return
    const { charged, refund } = refundOf(ctx, old).refund
    const by = formatOrderNumber(issued)
    const note = (text: string) => ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: old.id, event: 'replaced', note: text }))
    if (!isSame(charged, refund))
      return note(`${by} took its place, but cancelling it is no longer free. Decide which one stays.`)
    await note(`${by} took its place at a lower price.`)
    try {
      await cancelOrder(ctx, { id: old.id, idempotencyKey: `replaced-by-${orderId}`, refund })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await note(`It could not be cancelled: ${error.message} Cancel it by hand, or keep both.`)
    }
  },
})
