import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourResellers, webhookEndpoints } from '../../db/schema/index.ts'
import { removeWebhook } from '../webhooks/change-webhook.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'

/** Where a reseller is told of changed availability; null without an address. */
export async function readResellerWebhook(tx: Transaction, ctx: Ctx, resellerId: string) {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.agencyId, ctx.agencyId), eq(webhookEndpoints.resellerId, resellerId)))
    .limit(1)
  if (!row) return null
  const { id, url, disabledAt, failingSince } = row
  return { id, url, isEnabled: disabledAt === null, failingSince: failingSince?.toISOString() ?? null }
}

/** The name of a reseller whose key is valid. Throws access.not-found. */
const readName = (ctx: Ctx, id: string): Promise<string> =>
  ctx.tx(async (tx) => {
    const [row] = await tx
      .select({ name: tourResellers.name })
      .from(tourResellers)
      .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, id), isNull(tourResellers.revokedAt)))
    if (!row) throw new AppError('access.not-found')
    return row.name
  })

/** Without an address it has no effect. */
export async function endResellerWebhook(ctx: Ctx, id: string): Promise<void> {
  const known = await ctx.tx((tx) => readResellerWebhook(tx, ctx, id))
  if (known) await removeWebhook(ctx, known)
}

/** Removes the address of a reseller. Throws access.not-found. */
export async function removeResellerWebhook(ctx: Ctx, { id }: { id: string }) {
  await readName(ctx, id)
  await endResellerWebhook(ctx, id)
  return { done: true } as const
}

/** Sets the address of a reseller whose key is valid. Throws access.not-found, webhook.address-refused and webhook.too-many. */
export async function setResellerWebhook(ctx: Ctx, { id, url }: { id: string; url: string }) {
  const description = await readName(ctx, id)
  const before = await ctx.tx((tx) => readResellerWebhook(tx, ctx, id))
  const made = await createWebhook(ctx, { url, description, events: ['availability.changed'] }, id)
  if (before) await removeWebhook(ctx, before)
  return { url: made.url, secret: made.secret }
}
