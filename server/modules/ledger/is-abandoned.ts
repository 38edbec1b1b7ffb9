import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'

/** No call takes longer: an unfinished one is abandoned. The commands behind it are idempotent. */
const ABANDONED_AFTER_MS = 30_000

/**
 * Whether work was begun and will not be finished: its node has ended (detected at once), or it takes too long. `node` is null for work of an older
 * version.
 */
export async function isAbandoned(tx: Transaction, ctx: Ctx, begun: { node: number | null; createdAt: Date }): Promise<boolean> {
  if (ctx.now().getTime() - begun.createdAt.getTime() >= ABANDONED_AFTER_MS) return true
  return begun.node !== null && ctx.system.node.hasEnded(tx, { by: begun.node, since: begun.createdAt })
}
