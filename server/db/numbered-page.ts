import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Counted, MOST_COUNTED, MOST_PAGED } from '#contract/list-query.ts'
import type { Transaction } from './connect.ts'

interface NumberedPage {
  total: Counted
  page: number
  lastPage: number
  /** The rows before the page. */
  skipped: number
}

/** Where a page by number begins in the rows of a table that a filter leaves, of which `MOST_PAGED` are reached. A page beyond the last is the last. */
export async function numberedPage(
  tx: Transaction,
  { table, where }: { table: PgTable; where: SQL | undefined },
  asked: { page: number; perPage: number },
): Promise<NumberedPage> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MOST_PAGED + 1)
    .as('some')
  const count = await tx.$count(some)
  const lastPage = Math.max(1, Math.ceil(Math.min(count, MOST_PAGED) / asked.perPage))
  const page = Math.min(asked.page, lastPage)
  const total = { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED }
  return { total, page, lastPage, skipped: (page - 1) * asked.perPage }
}
