import { and, eq, sql } from 'drizzle-orm'
import { disableAfterMs, retryAfter } from '#domain/webhooks/retry-schedule.ts'
import type { WebhookAnswer } from '#integrations/webhooks/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { findChoosers } from '../mail/find-choosers.ts'
import { mailDisabled } from './mail-disabled.ts'
import { signMessage } from './sign-message.ts'
import type { EndpointRow } from './webhook-row.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Enqueues the attempt after this many, in the transaction that recorded the failed one. */
type Retry = (tx: Transaction, next: { attempts: number; afterSeconds: number }) => Promise<void>

const isDelivered = ({ status, problem }: WebhookAnswer) => problem === null && status !== null && status >= 200 && status < 300

/** The secrets that sign now, the current one first. */
function secretsOf(ctx: Ctx, { secretCipher, oldSecretCipher, oldSecretUntil }: EndpointRow): string[] {
  const isOldValid = oldSecretCipher !== null && oldSecretUntil !== null && oldSecretUntil > ctx.now()
  return [secretCipher, ...(isOldValid ? [oldSecretCipher] : [])].map((sealed) => String(ctx.system.cipher.open(sealed)))
}

const isFailingForDays = (ctx: Ctx, { failingSince, disabledAt }: EndpointRow): boolean =>
  disabledAt === null && failingSince !== null && ctx.now().getTime() - failingSince.getTime() >= disableAfterMs

/**
 * Posts a message outside any transaction and records what came back. An endpoint that has only failed for days is
 * disabled, and the members who chose it are mailed. `retry` is null where nobody waits for the message, as for a ping.
 */
export async function attemptDelivery(
  ctx: Ctx,
  { delivery, endpoint }: { delivery: DeliveryRow; endpoint: EndpointRow },
  retry: Retry | null,
): Promise<void> {
  const { messageId: id, body } = delivery
  const at = ctx.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1',
    ...signMessage({ id, at, body }, secretsOf(ctx, endpoint)),
  }
  const answer = await ctx.system.integrations.webhooks.post(endpoint.url, { headers, body })
  const isOver = isDelivered(answer)
  // Members are read on a connection of their own, so before the transaction.
  const managers = !isOver && isFailingForDays(ctx, endpoint) ? await findChoosers(ctx, 'webhook.disabled') : null
  await ctx.tx(async (tx) => {
    await tx.insert(webhookAttempts).values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      deliveryId: delivery.id,
      at,
      url: endpoint.url,
      headers,
      status: answer.status,
      answer: answer.text,
      problem: answer.problem,
      milliseconds: answer.milliseconds,
    })
    const ofDelivery = and(eq(webhookDeliveries.agencyId, ctx.agencyId), eq(webhookDeliveries.id, delivery.id))
    const attempts = delivery.attempts + 1
    const wait = isOver || !retry ? null : retryAfter(attempts)
    const nextAt = wait === null ? null : new Date(ctx.now().getTime() + wait * 1_000)
    const ended = isOver ? ('delivered' as const) : ('failed' as const)
    await tx
      .update(webhookDeliveries)
      // Of two attempts at the same time only one is followed by another.
      .set({ attempts, state: wait === null ? ended : 'pending', nextAt })
      .where(ofDelivery)
    if (wait !== null && retry) await retry(tx, { attempts, afterSeconds: wait })
    const ofEndpoint = and(eq(webhookEndpoints.agencyId, ctx.agencyId), eq(webhookEndpoints.id, endpoint.id))
    await tx
      .update(webhookEndpoints)
      .set({
        failingSince: isOver ? null : sql`coalesce(${webhookEndpoints.failingSince}, ${ctx.now()})`,
        ...(managers && { disabledAt: ctx.now(), disabledBy: null }),
      })
      .where(ofEndpoint)
    if (!managers) return
    await recordEvent(tx, ctx, { kind: 'webhook.disabled', subject: endpoint.id, payload: {} })
    await mailDisabled(tx, ctx, endpoint, managers)
  })
}
