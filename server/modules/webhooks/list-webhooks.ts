import { desc, eq } from 'drizzle-orm'
import type { Webhook } from '#contract/developers/webhooks.ts'
import type { Ctx } from '../../ctx.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import { findEndpoint } from './find-endpoint.ts'
import { toWebhook } from './webhook-row.ts'

/** The agency's webhooks, newest first. */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.agencyId, ctx.agencyId))
      .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id)),
  )
  return rows.map((row) => toWebhook(row, ctx.now()))
}

/** One of them. Throws access.not-found. */
export const readWebhook = async (ctx: Ctx, { id }: { id: string }): Promise<Webhook> =>
  toWebhook(await ctx.tx((tx) => findEndpoint(tx, ctx, id)), ctx.now())
