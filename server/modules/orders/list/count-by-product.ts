import { type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '#contract/list-query.ts'
import type { ProductCount } from '#contract/orders/order-query.ts'
import { products } from '#domain/products.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orders } from '../../../db/schema/index.ts'
import { BLOCK_SIZE } from '../../../db/search-blocks.ts'
import { type Narrowed, orderFilter } from './order-filter.ts'
import { newestFirst } from './order-sort.ts'
import { isSearchable, lastNumber, searchedOrders } from './search-orders.ts'

type Asked = Omit<Narrowed, 'type'>
type Row = { product: string | null; count: number; goesOn: boolean }

/** The most counted matches of a search, the newest, and the number of newest orders that are searched. */
const MOST_FOUND = 100
const MOST_SEARCHED = 16 * BLOCK_SIZE

/** The number of orders of each product's tab: at most `MOST_COUNTED` each; with a status or search filter counted among the newest matches. */
export async function countByProduct(tx: Transaction, ctx: Ctx, asked: Asked): Promise<ProductCount[]> {
  const { counted, most, ofAll } = countable(ctx, asked)
  const { rows } = await tx.execute<Row>(counted)
  const counts = new Map(rows.map((row) => [row.product, row.count]))
  const all = rows.reduce((total, { count }) => total + count, 0)
  const goesOn = rows.some((row) => row.goesOn)
  return products.map((product) => {
    const count = counts.get(product) ?? 0
    return { product, count, isMore: goesOn || (ofAll ? all : count) === most }
  })
}

/** The queries, and the limit of the count: for all products together or for each. */
function countable(ctx: Ctx, { query, ...asked }: Asked): { counted: SQL; most: number; ofAll: boolean } {
  const filter = orderFilter(ctx, { ...asked, type: null })
  if (query !== '') return { counted: countSearched(ctx, query, filter), most: MOST_FOUND, ofAll: true }
  if (Object.values(asked).every((value) => value === null)) return { counted: countEach(ctx), most: MOST_COUNTED, ofAll: false }
  const newest = sql`select product from ${orders} where ${filter} order by ${orders.number} desc limit ${MOST_COUNTED}`
  const counted = sql`select product, count(*)::int as count, false as "goesOn" from (${newest}) newest group by product`
  return { counted, most: MOST_COUNTED, ofAll: true }
}

/** Returns at least one row, which states whether orders remain uncounted. */
function countSearched(ctx: Ctx, query: string, filter: SQL | undefined): SQL {
  const from = sql`greatest(${lastNumber(ctx)} - ${MOST_SEARCHED}, 0)`
  const found = searchedOrders(ctx, query, filter, newestFirst, { limit: MOST_FOUND, from })
  return sql`select product, count(found.id)::int as count, "goesOn"
    from (select ${isSearchable(query)} and ${from} > 0 as "goesOn") reach left join (${found}) found on true group by product, "goesOn"`
}

const nothing = { filterType: null, statusType: null, from: null, to: null, branch: null }

const countEach = (ctx: Ctx): SQL =>
  sql.join(
    products.map(
      (product) => sql`select ${product}::text as product, count(*)::int as count, false as "goesOn" from (
        select 1 from ${orders} where ${orderFilter(ctx, { ...nothing, type: product })} limit ${MOST_COUNTED}) counted`,
    ),
    sql` union all `,
  )
