import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourResellers, webhookEndpoints } from '../../db/schema/index.ts'
import { deleteWebhook } from '../webhooks/change-webhook.ts'
import { addWebhook } from '../webhooks/create-webhook.ts'

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

/** The name of a reseller whose key is valid; it is locked, so that it has one address. Throws access.not-found. */
async function lockName(tx: Transaction, ctx: Ctx, id: string): Promise<string> {
  const [row] = await tx
    .select({ name: tourResellers.name })
    .from(tourResellers)
    .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, id), isNull(tourResellers.revokedAt)))
    .for('update')
  if (!row) throw new AppError('access.not-found')
  return row.name
}

/** Ends the address of a reseller in the caller's transaction. Without one it has no effect. */
export async function endResellerWebhook(tx: Transaction, ctx: Ctx, id: string): Promise<void> {
  const known = await readResellerWebhook(tx, ctx, id)
  if (known) await deleteWebhook(tx, ctx, known.id)
}

/** Removes the address of a reseller. Throws access.not-found. */
export const removeResellerWebhook = (ctx: Ctx, { id }: { id: string }) =>
  ctx.tx(async (tx) => {
    await lockName(tx, ctx, id)
    await endResellerWebhook(tx, ctx, id)
    return { done: true } as const
  })

/** Sets or replaces the address of a reseller whose key is valid. Throws access.not-found and webhook.address-refused. */
export const setResellerWebhook = (ctx: Ctx, { id, url }: { id: string; url: string }) =>
  ctx.tx(async (tx) => {
    const description = await lockName(tx, ctx, id)
    await endResellerWebhook(tx, ctx, id)
    const made = await addWebhook(tx, ctx, { url, description, events: ['availability.changed'] }, id)
    return { url: made.url, secret: made.secret }
  })
