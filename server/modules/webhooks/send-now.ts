import { and, eq } from 'drizzle-orm'
import type { WebhookDelivery } from '#contract/developers/webhooks.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { webhookDeliveries } from '../../db/schema/index.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { deliverWebhook } from './deliver-webhook.job.ts'
import { findEndpoint } from './find-endpoint.ts'
import { readDelivery } from './list-deliveries.ts'

/** Sends a test message at once, once. Throws access.not-found and input.too-many-requests. */
export async function pingWebhook(ctx: Ctx, { id }: { id: string }): Promise<WebhookDelivery> {
  const endpoint = await ctx.tx((tx) => findEndpoint(tx, ctx, id))
  await ctx.system.rateLimits.consume([['webhook.ping', ctx.agencyId]])
  const deliveryId = ctx.newId()
  const body = JSON.stringify({ type: 'ping', timestamp: ctx.now().toISOString(), data: {} })
  const [delivery] = await ctx.tx((tx) =>
    tx
      .insert(webhookDeliveries)
      .values({
        id: deliveryId,
        agencyId: ctx.agencyId,
        endpointId: id,
        messageId: `msg_${deliveryId}`,
        event: 'ping',
        body,
        state: 'failed',
        createdAt: ctx.now(),
      })
      .returning(),
  )
  if (delivery) await attemptDelivery(ctx, { delivery, endpoint }, null)
  return readDelivery(ctx, { id, deliveryId })
}

/** Sends a message again at once, whatever became of it. Its scheduled attempts go on if it fails. Throws access.not-found and input.too-many-requests. */
export async function redeliver(ctx: Ctx, { id, deliveryId }: { id: string; deliveryId: string }): Promise<WebhookDelivery> {
  const [endpoint, [delivery]] = await ctx.tx(async (tx) => [
    await findEndpoint(tx, ctx, id),
    await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.agencyId, ctx.agencyId),
          eq(webhookDeliveries.endpointId, id),
          eq(webhookDeliveries.id, deliveryId),
        ),
      )
      .limit(1),
  ])
  if (!delivery) throw new AppError('access.not-found')
  await ctx.system.rateLimits.consume([['webhook.ping', ctx.agencyId]])
  const retry: Parameters<typeof attemptDelivery>[2] =
    delivery.state === 'pending'
      ? (tx, { attempts, afterSeconds }) =>
          ctx.system.jobs.enqueue(tx, deliverWebhook, { agencyId: ctx.agencyId, deliveryId, attempts }, { afterSeconds })
      : null
  await attemptDelivery(ctx, { delivery, endpoint }, retry)
  return readDelivery(ctx, { id, deliveryId })
}
