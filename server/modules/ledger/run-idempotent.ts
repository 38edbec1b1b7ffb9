import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { idempotencyKeys } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { perSystem } from '../../per-system.ts'
import { isAbandoned } from './is-abandoned.ts'

/** The calls running on this node, by agency and key. */
const running = perSystem(() => new Map<string, symbol>())

interface Call {
  key: string
  endpoint: string
  content: unknown
}

/**
 * Runs `work` once for an idempotency key: the same key and content returns the first result; while that call is running, checkout.busy; other
 * content with the same key is input.idempotency-key-reused. A failure frees the key, so that the call can be retried; a call whose node has ended is
 * taken over at once. Results are stored for at least a day.
 */
export const runIdempotent = <T extends object>(ctx: Ctx, call: Call, work: () => Promise<T>): Promise<T> =>
  // The stored result is what an earlier run of the same `work` returned.
  withClaim(ctx, call, { known: (response) => Object(response), run: (held) => settle(ctx, held, work) })

/** Runs `work` on one node at a time for a key, and frees the key afterwards. Throws checkout.busy while another call runs it. */
export const runAlone = <T>(ctx: Ctx, call: Call, work: () => Promise<T>): Promise<T> =>
  withClaim(ctx, call, {
    known: work,
    async run(held) {
      try {
        return await work()
      } finally {
        await ctx.tx((tx) => tx.delete(idempotencyKeys).where(held))
      }
    },
  })

interface Claimed<T> {
  /** For a call with a stored result. */
  known: (response: unknown) => T | Promise<T>
  /** `held`: the claim of this node. */
  run: (held: SQL | undefined) => Promise<T>
}

async function withClaim<T>(ctx: Ctx, call: Call, { known, run }: Claimed<T>): Promise<T> {
  const here = running(ctx.system)
  const [name, claim] = [nameOf(ctx, call), Symbol('claim')]
  try {
    const stored = await ctx.tx(async (tx) => {
      const found = await claimKey(tx, ctx, call)
      // Before the claim is committed, and so before another call can see it.
      if (!found) here.set(name, claim)
      return found
    })
    if (stored) return await known(stored.response)
    return await run(and(isKey(ctx, call), eq(idempotencyKeys.node, ctx.system.node.id)))
  } finally {
    if (here.get(name) === claim) here.delete(name)
  }
}

/**
 * The variant for work in one transaction: it also claims the key and stores the result, so that a second call waits for the first one and returns
 * the same. `read` runs before the key is looked up, in the same round trip.
 */
export const runIdempotentIn = <Read, T extends object>(
  ctx: Ctx,
  call: Call,
  { read, work }: { read: (tx: Transaction) => Promise<Read>; work: (tx: Transaction, read: Read) => Promise<T> },
): Promise<T> =>
  ctx.tx(async (tx) => {
    const [found, known] = await Promise.all([read(tx), claimKey(tx, ctx, call)])
    if (known) return Object(known.response)
    const response = await work(tx, found)
    await sendWithCommit(tx, [storeAnswer(tx, isKey(ctx, call), response)])
    return response
  })

const nameOf = ({ agencyId }: Ctx, { key }: Call) => `${agencyId} ${key}`

const isKey = ({ agencyId }: Ctx, { key }: Call) => and(eq(idempotencyKeys.agencyId, agencyId), eq(idempotencyKeys.key, key))

/** Claims a key for this node; returns the stored call if it has a result. Throws checkout.busy and input.idempotency-key-reused. */
async function claimKey(tx: Transaction, ctx: Ctx, call: Call) {
  const { agencyId } = ctx
  const { key, endpoint, content } = call
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([endpoint, content]))
    .digest('hex')
  const held = { node: ctx.system.node.id, createdAt: ctx.now() }
  const row = { agencyId, key, endpoint, bodyHash, ...held }
  const [claimed] = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key })
  const [taken] = claimed ? [] : await tx.select().from(idempotencyKeys).where(isKey(ctx, call)).for('update')
  if (!taken) return null
  if (taken.bodyHash !== bodyHash) throw new AppError('input.idempotency-key-reused')
  if (taken.response) return taken
  // A claim of this node without a running call: freeing its key failed because the database was unavailable.
  const isLeft = taken.node === held.node ? !running(ctx.system).has(nameOf(ctx, call)) : await isAbandoned(tx, ctx, taken)
  if (!isLeft) throw new AppError('checkout.busy')
  await tx.update(idempotencyKeys).set(held).where(isKey(ctx, call))
  return null
}

const storeAnswer = (tx: Transaction, where: SQL | undefined, answer: object) =>
  tx
    .update(idempotencyKeys)
    .set({ response: sql`${JSON.stringify(answer)}::jsonb` })
    .where(where)

/** Stores the result, or frees the key; neither if another node has taken over the claim. */
async function settle<T extends object>(ctx: Ctx, held: SQL | undefined, work: () => Promise<T>): Promise<T> {
  try {
    const response = await work()
    await ctx.batch(async (tx) => storeAnswer(tx, held, response))
    return response
  } catch (error) {
    await ctx.tx((tx) => tx.delete(idempotencyKeys).where(held))
    throw error
  }
}
