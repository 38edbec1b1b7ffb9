import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CustomerQuery } from '#contract/customers/customer-query.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import type { Counted } from '#contract/list-query.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { numberedPage } from '../../../db/numbered-page.ts'
import { customers, orders } from '../../../db/schema/index.ts'
import { customerFilter, customerOrder } from './customer-filter.ts'

export interface CustomerPage {
  items: CustomerRow[]
  total: Counted
  page: number
  lastPage: number
  tags: string[]
}

const rowColumns = {
  id: customers.id,
  kind: customers.kind,
  name: customers.name,
  email: customers.email,
  phone: customers.phone,
  tags: customers.tags,
  origin: customers.origin,
  createdAt: customers.createdAt,
}

export const selectCustomers = (tx: Transaction, ctx: Ctx, query: Omit<CustomerQuery, 'page' | 'perPage'>) =>
  tx
    .select(rowColumns)
    .from(customers)
    .where(customerFilter(ctx, query))
    .orderBy(...customerOrder[query.sort])
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectCustomers>>[number]

/** A page of the list, with each customer's orders, the number of rows and every tag. A page beyond the last is the last. */
export const listCustomers = (ctx: Ctx, query: CustomerQuery): Promise<CustomerPage> =>
  ctx.tx(async (tx) => {
    const { skipped, ...page } = await numberedPage(tx, { table: customers, where: customerFilter(ctx, query) }, query)
    const rows = await selectCustomers(tx, ctx, query).limit(query.perPage).offset(skipped)
    return { items: await withOrders(tx, ctx, rows), ...page, tags: await readTags(tx, ctx) }
  })

/** Rows with the number of their orders and the day of the newest. */
export async function withOrders(tx: Transaction, ctx: Ctx, rows: readonly Row[]): Promise<CustomerRow[]> {
  if (rows.length === 0) return []
  const found = await tx
    .select({ id: orders.customerId, count: sql<number>`count(*)::int`, last: sql<string>`max(${orders.createdAt})` })
    .from(orders)
    .where(
      and(
        eq(orders.agencyId, ctx.agencyId),
        inArray(
          orders.customerId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(orders.customerId)
  const ofCustomer = new Map(found.map((one) => [one.id, one]))
  return rows.map(({ createdAt, ...row }) => {
    const sold = ofCustomer.get(row.id)
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      orders: sold?.count ?? 0,
      lastOrderAt: sold ? new Date(sold.last).toISOString() : null,
    }
  })
}

async function readTags(tx: Transaction, ctx: Ctx): Promise<string[]> {
  const tag = sql<string>`unnest(${customers.tags})`
  const rows = await tx
    .selectDistinct({ tag })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), isNull(customers.primaryId), sql`${customers.tags} <> '{}'`))
    .orderBy(tag)
    .limit(200)
  return rows.map((row) => row.tag)
}
