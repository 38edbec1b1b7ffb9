import type { CustomerQuery } from '#contract/customers/customer-query.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { MOST_EXPORTED } from '#contract/list-query.ts'
import { dayAt } from '#domain/dates.ts'
import type { Ctx } from '../../../ctx.ts'
import { type Cell, csvFile } from '../../../documents/csv-file.ts'
import { selectCustomers, withOrders } from './list-customers.ts'

type Column = [title: string, read: (row: CustomerRow) => Cell]

const columnsIn = (zone: string): Column[] => [
  ['Name', (row) => row.name],
  ['Kind', (row) => row.kind],
  ['E-mail', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Tags', (row) => row.tags.join(', ')],
  ['Orders', (row) => row.orders],
  ['Last order', (row) => (row.lastOrderAt ? dayAt(new Date(row.lastOrderAt), zone) : '')],
  ['Added', (row) => dayAt(new Date(row.createdAt), zone)],
]

/** The filtered list as a CSV file, up to `MOST_EXPORTED` rows. */
export async function exportCustomers(ctx: Ctx, query: Omit<CustomerQuery, 'page' | 'perPage'>): Promise<File> {
  const { zone } = ctx.reader
  const columns = columnsIn(zone)
  const rows = await ctx.tx(async (tx) => withOrders(tx, ctx, await selectCustomers(tx, ctx, query).limit(MOST_EXPORTED)))
  return csvFile(
    `customers-${dayAt(ctx.now(), zone)}.csv`,
    columns.map(([title]) => title),
    rows.map((row) => columns.map(([, read]) => read(row))),
  )
}
