import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders/order-query.ts'
import { type FilterType, statusesOf } from '#domain/orders/order-filter-types.ts'
import type { Ctx } from '../../../ctx.ts'
import { orders } from '../../../db/schema/index.ts'
import { withinDays } from '../../../db/within-days.ts'
import { hasOpenSchedule } from '../schedule/has-open-schedule.ts'
import type { Run } from './order-sort.ts'
import { searchedOrders } from './search-orders.ts'

/** The filters of a list. */
export type Narrowed = Pick<OrderQuery, 'type' | 'filterType' | 'statusType' | 'query' | 'from' | 'to' | 'branch'>

const ofFilterType: Record<FilterType, (ctx: Ctx) => SQL> = {
  void: () => inArray(orders.status, [...statusesOf.void]),
  refund: () => inArray(orders.status, [...statusesOf.refund]),
  'schedule-changed': hasOpenSchedule,
}

/** The agency's orders of a product, filter, status and range of sale days. */
export const orderFilter = (
  ctx: Ctx,
  { type, filterType, statusType, from, to, branch }: Omit<Narrowed, 'query'>,
): SQL | undefined =>
  and(
    eq(orders.agencyId, ctx.agencyId),
    type ? sql`${orders.product} = ${type}` : undefined,
    filterType ? ofFilterType[filterType](ctx) : undefined,
    statusType ? eq(orders.status, statusType) : undefined,
    branch ? eq(orders.branchId, branch) : undefined,
    withinDays(orders.createdAt, { from, to }, ctx.reader.zone),
  )

/** The orders of one range for a page of `limit`: all of them, or the first matches of a search. */
export function pageFilter(ctx: Ctx, query: Narrowed, run: Run, limit: number): SQL | undefined {
  const filter = and(orderFilter(ctx, query), run.where)
  if (query.query === '') return filter
  const found = searchedOrders(ctx, query.query, filter, run, { limit })
  return and(eq(orders.agencyId, ctx.agencyId), sql`${orders.id} in (select id from (${found}) found)`)
}
