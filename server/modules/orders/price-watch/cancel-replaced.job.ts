import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { refundAt } from '#domain/stays/pricing.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkoutItems } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { stayOrder } from '../../products/order-of-product.ts'
import { cancelStay } from '../cancellation/cancel-stay.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'

/** An order was issued that takes another one's place: that one is cancelled next. */
export async function cancelReplacedLater(tx: Transaction, ctx: Ctx, { id, checkoutItemId }: Order): Promise<void> {
  if (!(await readReplaced(tx, ctx, checkoutItemId))) return
  await ctx.system.jobs.enqueue(tx, cancelReplaced, { agencyId: ctx.agencyId, orderId: id })
}

/** The order that an item takes the place of. */
async function readReplaced(tx: Transaction, ctx: Ctx, itemId: string | null): Promise<string | null> {
  if (!itemId) return null
  const [item] = await tx
    .select({ replaces: checkoutItems.replaces })
    .from(checkoutItems)
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, itemId)))
  return item?.replaces ?? null
}

/** Cancels the stay that an issued one took the place of, as long as that is free of charge; else a person is told to decide. */
export const cancelReplaced: Job<typeof OfOrder> = defineJob({
  name: 'orders.cancel-replaced',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const { issued, old } = await ctx.tx(async (tx) => {
      const issued = await lockOrder(tx, ctx, orderId)
      const replaced = await readReplaced(tx, ctx, issued.checkoutItemId)
      return { issued, old: replaced === null ? null : stayOrder(await lockOrder(tx, ctx, replaced)) }
    })
    if (old?.status !== 'Issued') return
    const { charged, refund } = refundAt(old.itinerary.rate, old.waterfall, ctx.now())
    const by = formatOrderNumber(issued)
    const note = (text: string) => ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: old.id, event: 'replaced', note: text }))
    if (!isSame(charged, refund))
      return note(`${by} took its place, but cancelling it is no longer free. Decide which one stays.`)
    await note(`${by} took its place at a lower price.`)
    try {
      await cancelStay(ctx, { id: old.id, idempotencyKey: `replaced-by-${orderId}`, refund })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await note(`It could not be cancelled: ${error.message} Cancel it by hand, or keep both.`)
    }
  },
})
