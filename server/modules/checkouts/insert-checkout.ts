import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, checkouts } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { writeTogether } from '../../db/write-together.ts'
import { queuePurge } from './queue-purge.ts'

export type NewItem = Omit<typeof checkoutItems.$inferInsert, 'id' | 'agencyId' | 'checkoutId' | 'position'>

/** The expiry of a checkout that is opened now. */
export const endOfCheckout = (ctx: Ctx): Date => new Date(ctx.now().getTime() + ctx.system.config.CHECKOUT_MS)

const DEPENDENT_MS = 24 * 3_600_000

/** The expiry of a checkout that waits for the order of another one, which may be confirmed hours after its payment. */
export const endOfDependent = (ctx: Ctx): Date => new Date(ctx.now().getTime() + DEPENDENT_MS)

/** Inserts a checkout of these items for the actor. */
export async function insertCheckout(
  tx: Transaction,
  ctx: Ctx,
  items: readonly NewItem[],
  expiresAt: Date = endOfCheckout(ctx),
): Promise<{ id: string; itemIds: string[] }> {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId ?? null
  if (!userId && !visitorId) throw new Error('a checkout is opened by a person')
  const [id, { agencyId }] = [ctx.newId(), ctx]
  const checkout = { id, agencyId, createdBy: userId, visitorId, idempotencyKey: ctx.newId(), expiresAt, createdAt: ctx.now() }
  const rows = items.map((item, position) => ({ ...item, id: ctx.newId(), agencyId, checkoutId: id, position }))
  const writes = [tx.insert(checkouts).values(checkout), tx.insert(checkoutItems).values(rows)]
  await sendWithCommit(tx, [writeTogether(tx, writes)])
  if (rows.some(({ peopleCipher, draftCipher }) => peopleCipher || draftCipher)) await queuePurge(tx, ctx, id)
  return { id, itemIds: rows.map((row) => row.id) }
}
