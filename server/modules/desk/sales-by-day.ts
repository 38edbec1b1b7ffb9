import { sql } from 'drizzle-orm'
import { addDays, dayAt } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import type { Product } from '#domain/products.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { branches, orders } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'

interface Totals {
  orders: number
  sales: Money
  margin: Money | null
}

export interface Sales {
  sales: { day: string; orders: number; sales: number; margin: number | null }[]
  totals: Totals
  before: Totals
  byProduct: { product: Product; orders: number; sales: Money }[]
  /** `branch` is null for sales outside any; empty for an agency without sales in a branch. */
  byBranch: { branch: string | null; orders: number; sales: Money }[]
}

interface Row extends Record<string, unknown> {
  day: string
  product: Product
  branch: string | null
  orders: number
  sales: string
  margin: string
}

/**
 * Issued orders of the last `days` days by the day of sale, including today, in the agency's time zone and currency, and the totals of the preceding
 * period of equal length; days without a sale have zeros. Amounts in minor units; margin is null for roles that may not see it.
 */
export async function salesByDay(tx: Transaction, ctx: Ctx, days = 30): Promise<Sales> {
  const { zone, currency } = ctx.regional
  const first = addDays(dayAt(ctx.now(), zone), 1 - days)
  const { rows } = await tx.execute<Row>(sql`
    select (${orders.soldAt} at time zone ${zone})::date::text as day, ${orders.product} as product,
      ${branches.name} as branch, count(*)::int as orders,
      sum(${orders.total})::text as sales, sum(${orders.margin})::text as margin
    from ${orders} left join ${branches} on ${branches.id} = ${orders.branchId}
    where ${orders.agencyId} = ${ctx.agencyId} and ${orders.status} = 'Issued' and ${orders.currency} = ${currency}
      and ${orders.soldAt} >= (${addDays(first, -days)}::date::timestamp at time zone ${zone})
    group by 1, 2, 3`)
  const seesMargin = actorMay(ctx, 'margin:read')
  const totalOf = (of: readonly Row[]): Totals => ({
    orders: sum(of, (row) => row.orders),
    sales: { amount: sum(of, (row) => Number(row.sales)), currency },
    margin: seesMargin ? { amount: sum(of, (row) => Number(row.margin)), currency } : null,
  })
  const current = rows.filter((row) => row.day >= first)
  return {
    sales: Array.from({ length: days }, (_, i) => {
      const day = addDays(first, i)
      const { orders: count, sales, margin } = totalOf(current.filter((row) => row.day === day))
      return { day, orders: count, sales: sales.amount, margin: margin?.amount ?? null }
    }),
    totals: totalOf(current),
    before: totalOf(rows.filter((row) => row.day < first)),
    byProduct: mostFirst(
      [...Map.groupBy(current, (row) => row.product)].map(([product, of]) => ({ product, ...soldOf(totalOf(of)) })),
    ),
    byBranch: current.some((row) => row.branch !== null)
      ? mostFirst([...Map.groupBy(current, (row) => row.branch)].map(([branch, of]) => ({ branch, ...soldOf(totalOf(of)) })))
      : [],
  }
}

const soldOf = ({ orders: count, sales }: Totals) => ({ orders: count, sales })

const mostFirst = <T extends { sales: Money }>(rows: T[]): T[] =>
  rows.toSorted((one, other) => other.sales.amount - one.sales.amount)

const sum = (rows: readonly Row[], read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0)
