import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import { orders } from '../../db/schema/index.ts'
import type { Run } from './order-sort.ts'
import { searchedOrders } from './search-orders.ts'

type Narrowed = Pick<OrderQuery, 'status' | 'query' | 'product'>

/** The agency's orders of a product and a status. */
export const orderFilter = (ctx: Ctx, query: Pick<Narrowed, 'status' | 'product'>): SQL | undefined =>
  and(
    eq(orders.agencyId, ctx.agencyId),
    query.product ? sql`${orders.product} = ${query.product}` : undefined,
    query.status ? eq(orders.status, query.status) : undefined,
  )

/** The orders that a page of `limit` takes from one run: all of them, or the first so many that a search finds. */
export function pageFilter(ctx: Ctx, query: Narrowed, run: Run, limit: number): SQL | undefined {
  const filter = and(orderFilter(ctx, query), run.where)
  if (query.query === '') return filter
  const found = searchedOrders(ctx, query.query, filter, run, { limit })
  return and(eq(orders.agencyId, ctx.agencyId), sql`${orders.id} in (select id from (${found}) found)`)
}
