import type { OrderQuery, OrderRow, ProductCount } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { countByProduct } from './count-by-product.ts'
import { pageFilter } from './order-filter.ts'
import { type OrderRecord, selectOrderRows, toOrderRow } from './order-row.ts'
import { orderSortTable } from './order-sort.ts'

export interface OrderPage {
  items: OrderRow[]
  /** For `after`; null on the last page. */
  next: string | null
  tabs: ProductCount[]
}

/** A page of the agency's orders by key, with the count of each product's tab. */
export async function listOrders(ctx: Ctx, query: OrderQuery): Promise<OrderPage> {
  return ctx.tx(async (tx) => {
    const records = await readOrderRecords(tx, ctx, { ...query, limit: query.limit + 1 })
    const { valueOf } = orderSortTable[query.sort]
    const { items, next } = cutPage(records, query.limit, (record) => ({ value: valueOf(record), number: record.number }))
    return { items: items.map(toOrderRow), next, tabs: await countByProduct(tx, ctx, query) }
  })
}

/** Up to `limit` records after the cursor, run by run. */
async function readOrderRecords(tx: Transaction, ctx: Ctx, query: OrderQuery): Promise<OrderRecord[]> {
  const found: OrderRecord[] = []
  for (const run of orderSortTable[query.sort].runs(readCursor(query.after))) {
    if (found.length >= query.limit) break
    const rows = await selectOrderRows(tx)
      .where(pageFilter(ctx, query, run, query.limit - found.length))
      .orderBy(...run.orderBy)
      .limit(query.limit - found.length)
    found.push(...rows)
  }
  return found
}
