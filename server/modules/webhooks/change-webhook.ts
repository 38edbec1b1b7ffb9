import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Webhook, WebhookChoice } from '#contract/developers/webhooks.ts'
import { AppError } from '#domain/errors.ts'
import { oldSecretMs } from '#domain/webhooks/retry-schedule.ts'
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { findEndpoint } from './find-endpoint.ts'
import { makeSecret } from './sign-message.ts'
import { type EndpointRow, toWebhook } from './webhook-row.ts'

type Change = z.output<typeof WebhookChoice> & { id: string; isEnabled: boolean }

const inLog = ({ url, events, disabledAt }: EndpointRow) => ({ Address: url, Events: events, Enabled: disabledAt === null })

async function update(ctx: Ctx, id: string, change: (before: EndpointRow) => Partial<EndpointRow>): Promise<Webhook> {
  return ctx.tx(async (tx) => {
    const before = await findEndpoint(tx, ctx, id)
    const [row] = await tx
      .update(webhookEndpoints)
      .set(change(before))
      .where(and(eq(webhookEndpoints.agencyId, ctx.agencyId), eq(webhookEndpoints.id, id)))
      .returning()
    if (!row) throw new AppError('access.not-found')
    const subject = row.url
    if (row.secretCipher === before.secretCipher)
      await recordAudit(tx, ctx, { action: 'webhook.changed', subject, before: inLog(before), after: inLog(row) })
    else await recordAudit(tx, ctx, { action: 'webhook.secret-replaced', subject })
    return toWebhook(row, ctx.now())
  })
}

/** Changes address, events and whether it is enabled. Throws access.not-found and webhook.address-refused. */
export async function changeWebhook(ctx: Ctx, { id, url, description, events, isEnabled }: Change): Promise<Webhook> {
  if (!ctx.system.integrations.webhooks.isAllowed(url)) throw new AppError('webhook.address-refused')
  const enabled = { disabledAt: null, disabledBy: null }
  const disabled = { disabledAt: ctx.now(), disabledBy: ctx.actor.name }
  return update(ctx, id, (before) => ({
    url,
    description,
    events: [...new Set<WebhookEvent>(events)],
    ...(isEnabled ? enabled : before.disabledAt === null && disabled),
    ...(isEnabled && before.disabledAt !== null && { failingSince: null }),
  }))
}

/** Replaces the secret; the one before signs too for 24 hours, and none that is older. Throws access.not-found. */
export async function rollSecret(ctx: Ctx, { id }: { id: string }): Promise<Webhook & { secret: string }> {
  const secret = makeSecret()
  const changed = await update(ctx, id, ({ secretCipher }) => ({
    secretCipher: ctx.system.cipher.seal(secret),
    oldSecretCipher: secretCipher,
    oldSecretUntil: new Date(ctx.now().getTime() + oldSecretMs),
  }))
  return { ...changed, secret }
}

/** Deletes a webhook with its log. Throws access.not-found. */
export async function removeWebhook(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  await ctx.tx((tx) => deleteWebhook(tx, ctx, id))
  return { done: true }
}

/** The same in the caller's transaction. */
export async function deleteWebhook(tx: Transaction, ctx: Ctx, id: string): Promise<void> {
  const { url } = await findEndpoint(tx, ctx, id)
  await recordAudit(tx, ctx, { action: 'webhook.deleted', subject: url })
  await tx.delete(webhookEndpoints).where(and(eq(webhookEndpoints.agencyId, ctx.agencyId), eq(webhookEndpoints.id, id)))
}
