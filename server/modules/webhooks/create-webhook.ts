import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Webhook, WebhookChoice } from '#contract/developers/webhooks.ts'
import { AppError } from '#domain/errors.ts'
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { makeSecret } from './sign-message.ts'
import { toWebhook } from './webhook-row.ts'

const MOST = 20

type Given = z.output<typeof WebhookChoice>

/** Adds a webhook of the agency; its secret is returned here and stored encrypted. Throws webhook.address-refused and webhook.too-many. */
export const createWebhook = (ctx: Ctx, given: Given): Promise<Webhook & { secret: string }> =>
  ctx.tx((tx) => addWebhook(tx, ctx, given))

/** The same in the caller's transaction, also for one of the agency's resellers. */
export async function addWebhook(
  tx: Transaction,
  ctx: Ctx,
  given: Given,
  resellerId: string | null = null,
): Promise<Webhook & { secret: string }> {
  if (!ctx.system.integrations.webhooks.isAllowed(given.url)) throw new AppError('webhook.address-refused')
  const secret = makeSecret()
  const own = and(eq(webhookEndpoints.agencyId, ctx.agencyId), isNull(webhookEndpoints.resellerId))
  if (resellerId === null && (await tx.$count(webhookEndpoints, own)) >= MOST) throw new AppError('webhook.too-many')
  const row = {
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    url: given.url,
    description: given.description,
    resellerId,
    events: [...new Set<WebhookEvent>(given.events)],
    secretCipher: ctx.system.cipher.seal(secret),
    oldSecretCipher: null,
    oldSecretUntil: null,
    createdBy: ctx.actor.name,
    createdAt: ctx.now(),
    failingSince: null,
    disabledAt: null,
    disabledBy: null,
  }
  await tx.insert(webhookEndpoints).values(row)
  await recordAudit(tx, ctx, { action: 'webhook.created', subject: row.url, after: { Events: row.events } })
  return { ...toWebhook(row, ctx.now()), secret }
}
