import { and, eq } from 'drizzle-orm'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { isForOrder } from '../ledger/payment-row.ts'
import { isHolding } from './hold-state.ts'
import { lockOrder, transitionOrder } from './transition-order.ts'

/** The delay between the end of the time to pay and the end of what was not paid, in seconds: money that was paid in time may arrive later. */
export const GRACE_SECONDS = 3_600

/** Ends an order whose payment was never completed. An order that the gateway may still report as paid waits; one that is being held has no payment. */
export const expireUnpaid: Job<typeof OfOrder> = defineJob({
  name: 'orders.expire-unpaid',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const order = await lockOrder(tx, ctx, orderId)
      if (order.status !== 'Pending' || isHolding(order)) return
      const open = and(eq(payments.agencyId, agencyId), isForOrder(tx, ctx, orderId), eq(payments.status, 'pending'))
      if ((await tx.$count(payments, open)) > 0)
        return system.jobs.enqueue(tx, expireUnpaid, { agencyId, orderId }, { afterSeconds: GRACE_SECONDS })
      await transitionOrder(tx, ctx, {
        order,
        event: 'failed',
        note: 'The payment was not completed in time. Nothing was booked.',
      })
    })
  },
})

/** For an order with a payment at the gateway. An order that is paid or held in the transaction that creates it never waits for a payment. */
export const expireLater = (tx: Transaction, { agencyId, system }: Ctx, orderId: string): Promise<void> =>
  system.jobs.enqueue(
    tx,
    expireUnpaid,
    { agencyId, orderId },
    { afterSeconds: Math.ceil(system.config.CHECKOUT_MS / 1_000) + GRACE_SECONDS },
  )
