import { MOST_EXPORTED } from '#contract/list-query.ts'
import type { StatementLine } from '#contract/money.ts'
import { dayAt, timeAt } from '#domain/dates.ts'
import { toDecimal } from '#domain/money/money.ts'
import { movementLabels } from '#domain/money/movement-labels.ts'
import type { Ctx } from '../../ctx.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { type Narrowed, selectLines, toLine } from './statement-lines.ts'

type Column = [title: string, read: (line: StatementLine) => Cell]

/** Amounts are plain decimals in their own column, so that a spreadsheet can sum them. */
const columnsIn = (zone: string): Column[] => [
  [`Date (${zone})`, (line) => `${dayAt(new Date(line.at), zone)} ${timeAt(new Date(line.at), zone)}`],
  ['Kind', (line) => movementLabels[line.kind]],
  ['What', (line) => line.title],
  ['Order', (line) => line.orderNumber],
  ['Reference', (line) => line.reference],
  ['Currency', (line) => line.amount.currency],
  ['Amount', (line) => Number(toDecimal(line.amount))],
  ['Balance', (line) => Number(toDecimal(line.balance))],
]

/** The statement as a CSV file, newest first, up to `MOST_EXPORTED` rows. */
export async function exportTransactions(ctx: Ctx, asked: Omit<Narrowed, 'after'>): Promise<File> {
  const { zone } = ctx.regional
  const columns = columnsIn(zone)
  const rows = await ctx.tx((tx) => selectLines(tx, ctx, { ...asked, after: null }).limit(MOST_EXPORTED))
  return csvFile(
    `transactions-${dayAt(ctx.now(), zone)}.csv`,
    columns.map(([title]) => title),
    rows.map(toLine).map((line) => columns.map(([, read]) => read(line))),
  )
}
