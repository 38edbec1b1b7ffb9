import { sql } from 'drizzle-orm'
import type { OrderRow } from '#contract/base/order-base.ts'
import { MOST_PAGED } from '#contract/list-query.ts'
import type { OrderQuery, ProductCount } from '#contract/orders/order-query.ts'
import type { BranchName } from '#contract/team/branches.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { cutPage, type PageCursor, readCursor } from '../../../db/page-cursor.ts'
import { orders } from '../../../db/schema/index.ts'
import { readBranchNames } from '../../branches/list-branches.ts'
import { countByProduct } from './count-by-product.ts'
import { pageFilter } from './order-filter.ts'
import { type OrderRecord, selectOrderRows, toOrderRow } from './order-row.ts'
import { orderSortTable } from './order-sort.ts'

export interface OrderPage {
  items: OrderRow[]
  /** The value for `after`; null on the last page. */
  next: string | null
  tabs: ProductCount[]
  /** The number of this page; null when it was requested by cursor. */
  page: number | null
  /** The largest page number that can be requested. */
  lastPage: number
  /** For the filter. */
  branches: BranchName[]
}

/** A page of the agency's orders by cursor or by number, with the count of each product's tab. */
export async function listOrders(ctx: Ctx, query: OrderQuery): Promise<OrderPage> {
  return ctx.tx(async (tx) => {
    const lastPage = Math.floor(MOST_PAGED / query.perPage)
    const page = query.after === null ? Math.min(query.page, lastPage) : null
    const records = await readPage(tx, ctx, query, page)
    const { valueOf } = orderSortTable[query.sort]
    const { items, next } = cutPage(records, query.perPage, (record) => ({ value: valueOf(record), number: record.number }))
    const [tabs, branches] = await Promise.all([countByProduct(tx, ctx, query), readBranchNames(tx, ctx)])
    return { items: items.map(toOrderRow), next, tabs, page, lastPage, branches }
  })
}

/** One record more than a page. */
async function readPage(tx: Transaction, ctx: Ctx, query: OrderQuery, page: number | null): Promise<OrderRecord[]> {
  if (page === null || page === 1) return readOrderRecords(tx, ctx, query, readCursor(query.after))
  const cursor = await findPage(tx, ctx, query, (page - 1) * query.perPage)
  return cursor ? readOrderRecords(tx, ctx, query, cursor) : []
}

/** One record more than a page after the cursor, read range by range. */
async function readOrderRecords(tx: Transaction, ctx: Ctx, query: OrderQuery, cursor: PageCursor | null): Promise<OrderRecord[]> {
  const wanted = query.perPage + 1
  const found: OrderRecord[] = []
  for (const run of orderSortTable[query.sort].runs(cursor)) {
    if (found.length >= wanted) break
    const rows = await selectOrderRows(tx)
      .where(pageFilter(ctx, query, run, wanted - found.length))
      .orderBy(...run.orderBy)
      .limit(wanted - found.length)
    found.push(...rows)
  }
  return found
}

const keys = { number: orders.number, total: orders.total, startsLocal: orders.startsLocal }

/** The cursor after the first `skipped` orders of a list, for pages by number; null where the list has fewer. Reads keys only, `MOST_PAGED` at most. */
async function findPage(tx: Transaction, ctx: Ctx, query: OrderQuery, skipped: number): Promise<PageCursor | null> {
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
