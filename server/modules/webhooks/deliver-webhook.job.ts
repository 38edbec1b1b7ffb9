import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { attemptDelivery } from './attempt-delivery.ts'

const Payload = z.object({
  agencyId: z.uuid(),
  deliveryId: z.uuid(),
  /** The attempts before this one: a job of an attempt that was made meanwhile, by a person, does nothing. */
  attempts: z.int(),
})

/**
 * Makes one attempt and enqueues the next one after a failure, for 72 hours. A node that dies between the answer and its record makes the attempt
 * again: a message arrives at least once.
 */
export const deliverWebhook: Job<typeof Payload> = defineJob({
  name: 'webhooks.deliver',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, deliveryId, attempts }) {
    const ctx = await systemCtx(system, agencyId)
    const found = await ctx.tx(async (tx) => {
      const ofDelivery = and(eq(webhookDeliveries.agencyId, agencyId), eq(webhookDeliveries.id, deliveryId))
      const [row] = await tx
        .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
        .from(webhookDeliveries)
        .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
        .where(and(ofDelivery, eq(webhookDeliveries.state, 'pending'), eq(webhookDeliveries.attempts, attempts)))
        .limit(1)
      if (!row?.endpoint.disabledAt) return row
      await tx.update(webhookDeliveries).set({ state: 'failed', nextAt: null }).where(ofDelivery)
      return undefined
    })
    if (!found) return
    await attemptDelivery(ctx, found, (tx, { attempts: next, afterSeconds }) =>
      system.jobs.enqueue(tx, deliverWebhook, { agencyId, deliveryId, attempts: next }, { afterSeconds }),
    )
  },
})
