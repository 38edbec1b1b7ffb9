import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { webhookMessage } from '#contract/webhook-messages.ts'
import { chosenEvents } from '#domain/webhooks/webhook-events.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourResellers, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { maySell } from '../own-tours/octo/availability-now.ts'
import { deliverWebhook } from './deliver-webhook.job.ts'
import { describeEvent } from './describe-event.ts'

interface Choosing {
  id: string
  resellerId: string | null
}

/** The agency's own servers, and of an availability those of resellers who may sell it. `endpoints`: none of a revoked reseller. */
async function mayReceive(
  tx: Transaction,
  ctx: Ctx,
  endpoints: readonly Choosing[],
  { kind, subject }: { kind: string; subject: string },
) {
  const found: Choosing[] = []
  for (const one of endpoints) {
    const { resellerId } = one
    const isTheirs = resellerId !== null && kind === 'availability.changed'
    if (resellerId === null || (isTheirs && (await maySell(tx, ctx, { productId: subject, resellerId })))) found.push(one)
  }
  return found
}

/** Writes the message of an event for each endpoint that chose it, once, and enqueues its first attempt. */
export const publishEvent = defineJob({
  name: 'webhooks.publish',
  payload: z.object({
    agencyId: z.uuid(),
    eventId: z.uuid(),
    kind: z.enum(chosenEvents),
    subject: z.uuid(),
    payload: z.unknown(),
    at: z.iso.datetime(),
  }),
  retries: 10,
  async handle(system, { agencyId, eventId, kind, subject, payload, at }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const choosing = await tx
        .select({ id: webhookEndpoints.id, resellerId: webhookEndpoints.resellerId })
        .from(webhookEndpoints)
        .leftJoin(tourResellers, eq(tourResellers.id, webhookEndpoints.resellerId))
        .where(
          and(
            eq(webhookEndpoints.agencyId, agencyId),
            isNull(webhookEndpoints.disabledAt),
            isNull(tourResellers.revokedAt),
            sql`${webhookEndpoints.events} ? ${kind}`,
          ),
        )
      const endpoints = await mayReceive(tx, ctx, choosing, { kind, subject })
      const data = endpoints.length > 0 && (await describeEvent[kind](tx, ctx, { subject, payload }))
      if (!data) return
      const body = JSON.stringify(webhookMessage(kind).parse({ type: kind, timestamp: at, data }))
      for (const { id: endpointId } of endpoints) {
        const row = { id: ctx.newId(), agencyId, endpointId, messageId: `msg_${eventId}`, event: kind, body }
        const [written] = await tx
          .insert(webhookDeliveries)
          .values({ ...row, state: 'pending', createdAt: ctx.now(), nextAt: ctx.now() })
          .onConflictDoNothing()
          .returning({ id: webhookDeliveries.id })
        if (written) await system.jobs.enqueue(tx, deliverWebhook, { agencyId, deliveryId: written.id, attempts: 0 })
      }
    })
  },
})
