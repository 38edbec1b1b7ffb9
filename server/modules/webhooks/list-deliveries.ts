import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WebhookDelivery } from '#contract/developers/webhooks.ts'
import { AppError } from '#domain/errors.ts'
import type { DeliveryState } from '#domain/webhooks/delivery-states.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { webhookAttempts, webhookDeliveries } from '../../db/schema/index.ts'
import { findEndpoint } from './find-endpoint.ts'
import { toDelivery } from './webhook-row.ts'

interface Query {
  id: string
  state: DeliveryState | null
  after: string | null
  limit: number
}

/** The cursor of a page: the last delivery's instant and id. */
const End = z.tuple([z.iso.datetime(), z.uuid()])

const endOf = (after: string | null) => {
  const value = readCursor(after)?.value
  const parsed = End.safeParse(typeof value === 'string' ? value.split(' ') : null)
  return parsed.success ? parsed.data : null
}

const withAttempts = async (tx: Transaction, ctx: Ctx, rows: (typeof webhookDeliveries.$inferSelect)[]) => {
  const ids = rows.map(({ id }) => id)
  const ofThese = and(eq(webhookAttempts.agencyId, ctx.agencyId), inArray(webhookAttempts.deliveryId, ids))
  const attempts =
    ids.length > 0
      ? await tx.select().from(webhookAttempts).where(ofThese).orderBy(asc(webhookAttempts.at), asc(webhookAttempts.id))
      : []
  return rows.map((row) => toDelivery(row, attempts))
}

/** The deliveries of a webhook with their attempts, newest first. Throws access.not-found. */
export async function listDeliveries(ctx: Ctx, { id, state, after, limit }: Query) {
  const end = endOf(after)
  return ctx.tx(async (tx) => {
    await findEndpoint(tx, ctx, id)
    const rows = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.agencyId, ctx.agencyId),
          eq(webhookDeliveries.endpointId, id),
          state ? eq(webhookDeliveries.state, state) : undefined,
          end
            ? sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(limit + 1)
    const page = cutPage(rows, limit, (row) => ({ value: `${row.createdAt.toISOString()} ${row.id}`, number: 0 }))
    return { items: await withAttempts(tx, ctx, page.items), next: page.next }
  })
}

/** One of them. Throws access.not-found. */
export async function readDelivery(ctx: Ctx, { id, deliveryId }: { id: string; deliveryId: string }): Promise<WebhookDelivery> {
  return ctx.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.agencyId, ctx.agencyId),
          eq(webhookDeliveries.endpointId, id),
          eq(webhookDeliveries.id, deliveryId),
        ),
      )
      .limit(1)
    const [found] = await withAttempts(tx, ctx, rows)
    if (!found) throw new AppError('access.not-found')
    return found
  })
}
