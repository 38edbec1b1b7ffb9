import { sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders/order-query.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { PageCursor } from '../../../db/page-cursor.ts'
import { orders } from '../../../db/schema/index.ts'
import { pageFilter } from './order-filter.ts'
import { orderSortTable } from './order-sort.ts'

const keys = { number: orders.number, total: orders.total, startsLocal: orders.startsLocal }

/** The cursor after the first `skipped` orders of a list, for pages by number; null where the list has fewer. Reads keys only, `MOST_PAGED` at most. */
export async function findPage(tx: Transaction, ctx: Ctx, query: OrderQuery, skipped: number): Promise<PageCursor | null> {
  const { runs, valueOf } = orderSortTable[query.sort]
  let left = skipped
  for (const run of runs(null)) {
    const where = pageFilter(ctx, query, run, left)
    const [last] = await tx
      .select(keys)
      .from(orders)
      .where(where)
      .orderBy(...run.orderBy)
      .limit(1)
      .offset(left - 1)
    if (last) return { value: valueOf(last), number: last.number }
    const counted = tx
      .select({ one: sql`1`.as('one') })
      .from(orders)
      .where(where)
      .limit(left)
      .as('counted')
    left -= await tx.$count(counted)
  }
  return null
}
