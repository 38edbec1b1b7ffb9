import { sql } from 'drizzle-orm'
import { MOST_COUNTED, type OrderQuery, type Product, products } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { orderFilter } from './order-filter.ts'

type Tabs = { product: Product; count: number }[]

/** How many orders each product's tab holds, at most `MOST_COUNTED` each; under a status or a search, of its newest `MOST_COUNTED` matches. */
export async function countByProduct(tx: Transaction, ctx: Ctx, query: Pick<OrderQuery, 'status' | 'query'>): Promise<Tabs> {
  const isNarrowed = query.status !== null || query.query !== ''
  const counted = isNarrowed
    ? sql`select product, count(*)::int as count from (
        select ${orders.product} as product from ${orders} where ${orderFilter(ctx, query)}
        order by ${orders.number} desc limit ${MOST_COUNTED}) newest group by product`
    : sql.join(
        products.map(
          (product) => sql`select ${product}::text as product, count(*)::int as count from (
            select 1 from ${orders} where ${orderFilter(ctx, { ...query, product })} limit ${MOST_COUNTED}) counted`,
        ),
        sql` union all `,
      )
  const { rows } = await tx.execute<{ product: string; count: number }>(counted)
  const counts = new Map(rows.map((row) => [row.product, row.count]))
  return products.map((product) => ({ product, count: counts.get(product) ?? 0 }))
}
