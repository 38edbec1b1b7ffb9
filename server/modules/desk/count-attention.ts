import { and, eq, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'

const DAY_MS = 86_400_000
const MOST_COUNTED = 100

/** Orders that need someone now: those that await a decision and holds that expire within 24 hours. At most `MOST_COUNTED`. */
export async function countAttention(tx: Transaction, ctx: Ctx): Promise<number> {
  const soon = new Date(ctx.now().getTime() + DAY_MS)
  const waiting = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.agencyId, ctx.agencyId),
        or(eq(orders.status, 'AwaitingAdmin'), and(eq(orders.status, 'Not Paid'), lte(orders.payBy, soon))),
      ),
    )
    .limit(MOST_COUNTED)
    .as('waiting')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(waiting)
  return row?.count ?? 0
}
