import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { idempotencyKeys } from '../../db/schema/index.ts'

/** A call that never finished (the process died) is taken over after this long; the commands behind it are safe to repeat. */
const ABANDONED_AFTER_MS = 30_000

/**
 * Runs `work` once for a key: the same key and content answers what the first call answered; while that is still running,
 * checkout.busy; other content under the same key is input.idempotency-key-reused. A failure frees the key, so that a person
 * can try again. Answers are kept, never shorter than a day.
 */
export async function once<T extends object>(
  ctx: Ctx,
  call: { key: string; endpoint: string; content: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.endpoint, call.content]))
    .digest('hex')
  const mine = and(eq(idempotencyKeys.agencyId, ctx.agencyId), eq(idempotencyKeys.key, call.key))
  const known = await ctx.tx(async (tx) => {
    const row = { agencyId: ctx.agencyId, key: call.key, endpoint: call.endpoint, bodyHash, createdAt: ctx.now() }
    const [claimed] = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning()
    if (claimed) return null
    const [taken] = await tx.select().from(idempotencyKeys).where(mine).for('update')
    if (!taken) return null
    if (taken.bodyHash !== bodyHash) throw new AppError('input.idempotency-key-reused')
    if (taken.response) return taken
    if (ctx.now().getTime() - taken.createdAt.getTime() < ABANDONED_AFTER_MS) throw new AppError('checkout.busy')
    await tx.update(idempotencyKeys).set({ createdAt: ctx.now() }).where(mine)
    return null
  })
  // The stored answer is what an earlier run of the same `work` returned.
  if (known) return Object(known.response)
  try {
    const response = await work()
    await ctx.tx((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ response: sql`${JSON.stringify(response)}::jsonb` })
        .where(mine),
    )
    return response
  } catch (error) {
    await ctx.tx((tx) => tx.delete(idempotencyKeys).where(mine))
    throw error
  }
}
