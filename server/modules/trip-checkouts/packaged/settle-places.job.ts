import { and, eq } from 'drizzle-orm'
import { isOver } from '#domain/orders/order-status.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkoutItems, orders, packageBookings } from '../../../db/schema/index.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'

/** The delay between the checkout's expiry and the end of its unpaid orders, and some minutes, in seconds. */
const UNPAID_SECONDS = 3_600 + 300

/**
 * Releases the places of a package once all of its orders are over: after one of them failed or was cancelled, and where they were never paid. Nothing for
 * another order.
 */
export const settlePlaces: Job<typeof OfOrder> = defineJob({
  name: 'packages.settle-places',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const checkoutId = await packageOf(tx, ctx, orderId)
      if (!checkoutId) return
      const made = await tx
        .select({ status: orders.status })
        .from(orders)
        .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
        .where(and(eq(orders.agencyId, agencyId), eq(checkoutItems.checkoutId, checkoutId)))
      if (made.some(({ status }) => status === 'Pending')) return settleLater(tx, ctx, orderId)
      if (!made.every(({ status }) => isOver(status))) return
      await tx
        .update(packageBookings)
        .set({ state: 'released' })
        .where(and(eq(packageBookings.agencyId, agencyId), eq(packageBookings.checkoutId, checkoutId)))
    })
  },
})

/** The checkout of the package that an order belongs to, if its places are booked. */
async function packageOf(tx: Transaction, ctx: Ctx, orderId: string): Promise<string | null> {
  const [found] = await tx
    .select({ checkoutId: packageBookings.checkoutId })
    .from(orders)
    .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
    .innerJoin(packageBookings, eq(packageBookings.checkoutId, checkoutItems.checkoutId))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId), eq(packageBookings.state, 'booked')))
  return found?.checkoutId ?? null
}

/** For orders whose payment was started: none of them tells that it was never paid. */
export const settleLater = (tx: Transaction, { agencyId, system }: Ctx, orderId: string): Promise<void> =>
  system.jobs.enqueue(
    tx,
    settlePlaces,
    { agencyId, orderId },
    { afterSeconds: Math.ceil(system.config.CHECKOUT_MS / 1_000) + UNPAID_SECONDS },
  )
