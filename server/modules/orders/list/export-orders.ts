import { eq } from 'drizzle-orm'
import { MOST_EXPORTED } from '#contract/list-query.ts'
import type { OrderQuery } from '#contract/orders/order-query.ts'
import { dayAt, timeAt } from '#domain/dates.ts'
import { add, type Money, toDecimal } from '#domain/money/money.ts'
import { commissionOf, marginOf, netOf } from '#domain/money/pricing.ts'
import { orderFee } from '#domain/orders/order-money.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { settlementOf } from '#domain/orders/settlement.ts'
import { type Ctx, customerOnline } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { branches, orders, users } from '../../../db/schema/index.ts'
import { type Cell, csvFile } from '../../../documents/csv-file.ts'
import { actorMay } from '../../access/actor-may.ts'
import { readPaymentsOf, readRefundsOf } from '../read-order-money.ts'
import { pageFilter } from './order-filter.ts'
import { orderRowColumns } from './order-row.ts'
import { orderSortTable } from './order-sort.ts'

const columns = { ...orderRowColumns, supplier: orders.supplier, waterfall: orders.waterfall }
const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.createdBy))
    .leftJoin(branches, eq(branches.id, orders.branchId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof select>>[number]
type Exported = Row & { fee: Money; settled: ReturnType<typeof settlementOf> }

type Column = [title: string, read: (order: Exported) => Cell]

/** Amounts are plain decimals in their own column, so that a spreadsheet can sum them. */
const decimal = (value: Money): Cell => Number(toDecimal(value))

/** Local time of the agency, as on every page: `2026-11-21 09:30`. The column's title names the time zone. */
const instant = (title: string, zone: string, read: (order: Exported) => Date | null): Column => [
  `${title} (${zone})`,
  (order) => {
    const at = read(order)
    return at && `${dayAt(at, zone)} ${timeAt(at, zone)}`
  },
]

const forEveryone = (zone: string): Column[] => [
  ['Order', (o) => formatOrderNumber(o)],
  instant('Created', zone, (o) => o.createdAt),
  instant('Sold', zone, (o) => o.soldAt),
  ['Status', (o) => o.status],
  ['Product', (o) => o.product],
  ['Title', (o) => o.title],
  ['Lead traveller', (o) => o.customer],
  ['Travellers', (o) => o.travellerCount],
  ['Booking reference', (o) => o.bookingReference],
  ['Starts (local)', (o) => o.startsLocal],
  instant('Pay by', zone, (o) => o.payBy),
  ['Created by', (o) => o.createdBy ?? customerOnline],
  ['Branch', (o) => o.branch],
  ['Currency', (o) => o.currency],
  ['Total', (o) => decimal({ amount: o.total, currency: o.currency })],
  ['Paid', (o) => decimal(o.settled.paid)],
  ['Refunded', (o) => decimal(add(o.settled.refunded, o.settled.refunding))],
  ['Due', (o) => decimal(o.settled.due)],
]

/** Total = supplier net + payment fee + margin - commission: the supplier pays a commission where nothing is charged here. */
const withMargin: Column[] = [
  ['Supplier', (o) => o.supplier],
  ['Supplier net', (o) => decimal(netOf(o.waterfall))],
  ['Payment fee', (o) => decimal(o.fee)],
  ['Margin', (o) => decimal(marginOf(o.waterfall))],
  ['Of it commission', (o) => decimal(commissionOf(o.waterfall))],
]

/** The list as a CSV file, up to `MOST_EXPORTED` rows in the list's order; supplier, net, fee and margin only for roles that may see them. */
export async function exportOrders(ctx: Ctx, query: Omit<OrderQuery, 'after' | 'page' | 'perPage'>): Promise<File> {
  const { zone } = ctx.reader
  const shown = [...forEveryone(zone), ...(actorMay(ctx, 'margin:read') ? withMargin : [])]
  const found = await ctx.tx(async (tx) => {
    const rows: Row[] = []
    for (const run of orderSortTable[query.sort].runs(null)) {
      if (rows.length >= MOST_EXPORTED) break
      const more = await select(tx)
        .where(pageFilter(ctx, query, run, MOST_EXPORTED - rows.length))
        .orderBy(...run.orderBy)
        .limit(MOST_EXPORTED - rows.length)
      rows.push(...more)
    }
    return settle(tx, ctx, rows)
  })
  return csvFile(
    `orders-${dayAt(ctx.now(), zone)}.csv`,
    shown.map(([title]) => title),
    found.map((order) => shown.map(([, read]) => read(order))),
  )
}

/** Each order with its paid and refunded amounts. */
async function settle(tx: Transaction, ctx: Ctx, rows: Row[]): Promise<Exported[]> {
  const paidBy = await readPaymentsOf(tx, ctx, rows)
  const cancelled = await readRefundsOf(tx, ctx, rows)
  return rows.map((row) => ({
    ...row,
    fee: orderFee(paidBy.get(row.id) ?? [], row.currency),
    settled: settlementOf({
      status: row.status,
      total: { amount: row.total, currency: row.currency },
      payments: paidBy.get(row.id) ?? [],
      cancelled: cancelled.get(row.id) ?? null,
    }),
  }))
}
