import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { webhookEvents } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { System } from '../../system.ts'
import { readParts, readPayment, type SettledPayment } from '../ledger/payment-row.ts'
import { reconcileOrder } from '../orders/fulfilment/reconcile-order.job.ts'
import { detectReversal } from './detect-reversal.ts'
import { refundPayment } from './refund-payment.job.ts'
import { returnCancelled } from './returns/return-cancelled.job.ts'
import { returnExcess } from './return-excess.job.ts'
import { settlePayment } from './settle-payment.ts'

/** A webhook is only a notification: the current state is read from the provider, so repeated and reordered events are harmless. */
export const applyWebhook = defineJob({
  name: 'money.apply-webhook',
  payload: z.object({
    provider: z.string(),
    eventId: z.string(),
    agencyId: z.uuid(),
    orderId: z.uuid().nullable(),
    paymentId: z.uuid().nullable(),
  }),
  retries: 10,
  async handle(system, { provider, eventId, agencyId, orderId, paymentId }) {
    const ctx = await systemCtx(system, agencyId)
    if (paymentId) {
      await detectReversal(ctx, paymentId)
      await settlePayment(ctx, { paymentId })
      const [payment, parts] = await ctx.tx(async (tx) => [
        await readPayment(tx, ctx, paymentId),
        await readParts(tx, ctx, paymentId),
      ])
      // The gateway knows the whole payment of a trip; each part is refunded on its own.
      for (const one of [payment, ...parts]) await followRefund(system, one)
    }
    if (orderId) await reconcileOrder.handle(system, { agencyId, orderId, tries: 0 })
    await system.db
      .update(webhookEvents)
      .set({ appliedAt: system.now() })
      .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)))
  },
})

/** Polls the gateway for what is being refunded of a payment. */
async function followRefund(system: System, { id: paymentId, agencyId, orderId, excess, status }: SettledPayment): Promise<void> {
  if (excess.amount > 0) await returnExcess.handle(system, { agencyId, paymentId, tries: 0 })
  if (status === 'refunding') await refundPayment.handle(system, { agencyId, paymentId, tries: 0 })
  // For a cancelled stay part of the payment is refunded, and its status stays paid.
  else if (orderId) await returnCancelled.handle(system, { agencyId, orderId, tries: 0 })
}
