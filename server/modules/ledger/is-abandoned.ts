import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'

/** No call takes this long: what has not ended by then will not, whoever began it. The commands behind it are safe to repeat. */
const ABANDONED_AFTER_MS = 30_000

/** Work that was begun and will not be ended: its node has ended (at once), or it takes too long. `node` is null for work of an older version. */
export async function isAbandoned(tx: Transaction, ctx: Ctx, begun: { node: number | null; createdAt: Date }): Promise<boolean> {
  if (ctx.now().getTime() - begun.createdAt.getTime() >= ABANDONED_AFTER_MS) return true
  return begun.node !== null && ctx.system.node.hasEnded(tx, { by: begun.node, since: begun.createdAt })
}
