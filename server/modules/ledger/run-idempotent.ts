import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { idempotencyKeys } from '../../db/schema/index.ts'
import { perSystem } from '../../per-system.ts'
import { isAbandoned } from './is-abandoned.ts'

/** The calls that run on this node, by agency and key. */
const running = perSystem(() => new Map<string, symbol>())

/**
 * Runs `work` once for a key: the same key and content answers what the first call answered; while that is still running,
 * checkout.busy; other content under the same key is input.idempotency-key-reused. A failure frees the key, so that a person
 * can try again; a call whose node has ended is taken over at once. Answers are kept, never shorter than a day.
 */
export async function runIdempotent<T extends object>(
  ctx: Ctx,
  call: { key: string; endpoint: string; content: unknown },
  work: () => Promise<T>,
): Promise<T> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([call.endpoint, call.content]))
    .digest('hex')
  const mine = and(eq(idempotencyKeys.agencyId, ctx.agencyId), eq(idempotencyKeys.key, call.key))
  const here = running(ctx.system)
  const [name, claim] = [`${ctx.agencyId} ${call.key}`, Symbol('claim')]
  const held = { node: ctx.system.node.id, createdAt: ctx.now() }
  try {
    const known = await ctx.tx(async (tx) => {
      const row = { agencyId: ctx.agencyId, key: call.key, endpoint: call.endpoint, bodyHash, ...held }
      const [claimed] = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning()
      const [taken] = claimed ? [] : await tx.select().from(idempotencyKeys).where(mine).for('update')
      if (taken) {
        if (taken.bodyHash !== bodyHash) throw new AppError('input.idempotency-key-reused')
        if (taken.response) return taken
        // A call of this node that does not run has failed to free its key: the database was away.
        const isLeft = taken.node === held.node ? !here.has(name) : await isAbandoned(tx, ctx, taken)
        if (!isLeft) throw new AppError('checkout.busy')
        await tx.update(idempotencyKeys).set(held).where(mine)
      }
      // Before the claim is committed, and so before anybody else can see it.
      here.set(name, claim)
      return null
    })
    // The stored answer is what an earlier run of the same `work` returned.
    if (known) return Object(known.response)
    return await settle(ctx, and(mine, eq(idempotencyKeys.node, held.node)), work)
  } finally {
    if (here.get(name) === claim) here.delete(name)
  }
}

/** Keeps the answer, or frees the key; of a claim that another node has taken over, neither. */
async function settle<T extends object>(ctx: Ctx, held: SQL | undefined, work: () => Promise<T>): Promise<T> {
  try {
    const response = await work()
    const stored = sql`${JSON.stringify(response)}::jsonb`
    await ctx.tx((tx) => tx.update(idempotencyKeys).set({ response: stored }).where(held))
    return response
  } catch (error) {
    await ctx.tx((tx) => tx.delete(idempotencyKeys).where(held))
    throw error
  }
}
