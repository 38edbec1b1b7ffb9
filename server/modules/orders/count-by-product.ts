import { type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED, type OrderQuery, type ProductCount, products } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { orderFilter } from './order-filter.ts'
import { newestFirst } from './order-sort.ts'
import { searchedOrders } from './search-orders.ts'

type Asked = Pick<OrderQuery, 'status' | 'query'>

/** Of a search so many matches are counted, the newest. */
const MOST_FOUND = 100

/** How many orders each product's tab holds: at most `MOST_COUNTED` each, and under a status or a search those of its newest matches. */
export async function countByProduct(tx: Transaction, ctx: Ctx, asked: Asked): Promise<ProductCount[]> {
  const narrowed = narrow(ctx, asked)
  const { rows } = await tx.execute<{ product: string; count: number }>(
    narrowed ? sql`select product, count(*)::int as count from (${narrowed.matches}) newest group by product` : countEach(ctx),
  )
  const counts = new Map(rows.map((row) => [row.product, row.count]))
  const all = rows.reduce((total, { count }) => total + count, 0)
  return products.map((product) => {
    const count = counts.get(product) ?? 0
    return { product, count, isMore: narrowed ? all === narrowed.most : count === MOST_COUNTED }
  })
}

function narrow(ctx: Ctx, { status, query }: Asked): { matches: SQL; most: number } | null {
  const filter = orderFilter(ctx, { status, product: null })
  if (query !== '') return { matches: searchedOrders(ctx, query, filter, newestFirst, MOST_FOUND), most: MOST_FOUND }
  if (status === null) return null
  const matches = sql`select product from ${orders} where ${filter} order by ${orders.number} desc limit ${MOST_COUNTED}`
  return { matches, most: MOST_COUNTED }
}

const countEach = (ctx: Ctx): SQL =>
  sql.join(
    products.map(
      (product) => sql`select ${product}::text as product, count(*)::int as count from (
        select 1 from ${orders} where ${orderFilter(ctx, { status: null, product })} limit ${MOST_COUNTED}) counted`,
    ),
    sql` union all `,
  )
