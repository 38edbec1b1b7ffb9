import { eq } from 'drizzle-orm'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import type { StatementLine, StatementQuery } from '#contract/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { cutPage } from '../../db/page-cursor.ts'
import { ledgerEntries, ledgerMovements } from '../../db/schema/index.ts'
import { lineFilter, type Narrowed, selectLines, toLine } from './statement-lines.ts'

export interface StatementPage {
  items: StatementLine[]
  /** The value for `after`; null on the last page. */
  next: string | null
  /** The total of all pages. */
  total: Counted
}

/** The wallet's statement, newest first, each line with the resulting balance. */
export async function listTransactions(ctx: Ctx, input: StatementQuery & { currency: string }): Promise<StatementPage> {
  return ctx.tx(async (tx) => {
    const rows = await selectLines(tx, ctx, input).limit(input.limit + 1)
    const page = cutPage(rows, input.limit, (row) => ({ value: null, number: row.entry.id }))
    return { items: page.items.map(toLine), next: page.next, total: await countLines(tx, ctx, { ...input, after: null }) }
  })
}

async function countLines(tx: Transaction, ctx: Ctx, asked: Narrowed): Promise<Counted> {
  const some = tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(lineFilter(tx, ctx, asked))
    .limit(MOST_COUNTED + 1)
  return countUpTo(tx, some)
}
