import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { isForOrder, type PaymentRow } from '../ledger/payment-row.ts'
import { refundPayment } from './refund-payment.job.ts'
import { returnUncounted } from './return-uncounted.job.ts'

/** Gateway payments that count as failed: the gateway may have received another amount for one of them. */
const uncounted: ReadonlySet<PaymentRow['status']> = new Set(['failed', 'abandoned', 'expired'])

/** Starts the refund of every payment of a failed order; where a person ended the order, also of amounts that the gateway received and we never posted. */
export const returnPayments = defineJob({
  name: 'money.return-payments',
  payload: OfOrder.extend({ isDecided: z.boolean() }),
  retries: 10,
  async handle(system, { agencyId, orderId, isDecided }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const found = await tx
        .select({ id: payments.id, status: payments.status, method: payments.method, partOf: payments.partOf })
        .from(payments)
        .where(and(eq(payments.agencyId, agencyId), isForOrder(tx, ctx, orderId)))
      for (const { id, status, method, partOf } of found) {
        const job = { agencyId, paymentId: id, tries: 0 }
        if (status === 'succeeded') await system.jobs.enqueue(tx, refundPayment, job)
        // The gateway received another amount for the whole payment, not for its part.
        if (isDecided && uncounted.has(status) && method !== 'wallet')
          await system.jobs.enqueue(tx, returnUncounted, { ...job, paymentId: partOf ?? id })
      }
    })
  },
})
