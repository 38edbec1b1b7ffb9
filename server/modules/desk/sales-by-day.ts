import { sql } from 'drizzle-orm'
import { addDays, dayAt } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'

const DAYS = 30

export interface Sales {
  sales: { day: string; orders: number; sales: number; margin: number | null }[]
  totals: { orders: number; sales: Money; margin: Money | null }
}

interface Row extends Record<string, unknown> {
  day: string
  orders: number
  sales: string
  margin: string
}

/**
 * Issued orders of the last 30 days by the day they were sold, today included, in the agency's zone and currency; days without a sale are there with
 * zeros. Amounts in minor units; margin is null for roles that may not see it.
 */
export async function salesByDay(tx: Transaction, ctx: Ctx): Promise<Sales> {
  const { zone, currency } = ctx.regional
  const today = dayAt(ctx.now(), zone)
  const first = addDays(today, 1 - DAYS)
  const { rows } = await tx.execute<Row>(sql`
    select (${orders.soldAt} at time zone ${zone})::date::text as day, count(*)::int as orders,
      sum(${orders.total})::text as sales, sum(${orders.margin})::text as margin
    from ${orders}
    where ${orders.agencyId} = ${ctx.agencyId} and ${orders.status} = 'Issued' and ${orders.currency} = ${currency}
      and ${orders.soldAt} >= (${first}::date::timestamp at time zone ${zone})
    group by 1`)
  const seesMargin = actorMay(ctx, 'margin:read')
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const sales = Array.from({ length: DAYS }, (_, i) => {
    const day = addDays(first, i)
    const row = byDay.get(day)
    return { day, orders: row?.orders ?? 0, sales: Number(row?.sales ?? 0), margin: seesMargin ? Number(row?.margin ?? 0) : null }
  })
  const total = (read: (day: Sales['sales'][number]) => number) => sales.reduce((sum, day) => sum + read(day), 0)
  return {
    sales,
    totals: {
      orders: total((day) => day.orders),
      sales: { amount: total((day) => day.sales), currency },
      margin: seesMargin ? { amount: total((day) => day.margin ?? 0), currency } : null,
    },
  }
}
