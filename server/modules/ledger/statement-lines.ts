import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { StatementLine, StatementQuery } from '#contract/money.ts'
import { movementLabels } from '#domain/money/movement-labels.ts'
import { formatOrderNumber, parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { readCursor } from '../../db/page-cursor.ts'
import { ledgerEntries, ledgerMovements, orders } from '../../db/schema/index.ts'
import { plainQuery } from '../../db/search-terms.ts'
import { withinDays } from '../../db/within-days.ts'

/** The wallet of one currency. `query` is words that begin words of a title or reference, or an order's number. */
export type Narrowed = Omit<StatementQuery, 'limit'> & { currency: string }

/** The most matches of a search from which a page is taken. */
const MOST_MATCHES = 1_000
/** Lines of concurrent postings may have another sequence than the postings: this many more are read at the start of the next page. */
const SIDE_BY_SIDE = 64

/**
 * The newest postings that match a query, up to the end of a page: by order number, or by prefixes of words in title and reference. A list of ids
 * first, as in decision 012 for orders: a direct query for ten lines would scan a million rows.
 */
function matches(tx: Transaction, ctx: Ctx, { query, after }: Pick<Narrowed, 'query' | 'after'>) {
  const number = parseOrderNumber(query)
  const terms = plainQuery(query)
  const cursor = readCursor(after)
  const ofOrder = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.number, number ?? 0)))
  const last = tx
    .select({ seq: sql`${ledgerMovements.seq} + ${SIDE_BY_SIDE}` })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(eq(ledgerEntries.id, cursor?.number ?? 0))
  const newest = (isMeant: SQL) =>
    tx
      .select({ id: ledgerMovements.id })
      .from(ledgerMovements)
      .where(
        and(eq(ledgerMovements.agencyId, ctx.agencyId), isMeant, cursor ? sql`${ledgerMovements.seq} <= (${last})` : undefined),
      )
      .orderBy(desc(ledgerMovements.seq))
      .limit(MOST_MATCHES)
  const byWords = newest(terms === null ? sql`false` : sql`${ledgerMovements.searchVector} @@ to_tsquery('simple', ${terms})`)
  // Each condition has its own index; combined with OR the database would use none.
  return number === null ? byWords : unionAll(newest(inArray(ledgerMovements.orderId, ofOrder)), byWords)
}

/** The wallet's lines that match a query, newest first. */
export const selectLines = (tx: Transaction, ctx: Ctx, asked: Narrowed) =>
  tx
    .select({
      entry: ledgerEntries,
      movement: ledgerMovements,
      number: orders.number,
      numberPrefix: orders.numberPrefix,
      product: orders.product,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .leftJoin(orders, eq(orders.id, ledgerMovements.orderId))
    .where(lineFilter(tx, ctx, asked))
    .orderBy(desc(ledgerEntries.id))
    .$dynamic()

/** The filter of `ledgerEntries` joined with `ledgerMovements`. */
export function lineFilter(tx: Transaction, ctx: Ctx, asked: Narrowed): SQL | undefined {
  const cursor = readCursor(asked.after)
  return and(
    eq(ledgerEntries.agencyId, ctx.agencyId),
    eq(ledgerEntries.account, asked.account),
    // A tour may be sold in another currency than the agency's own.
    asked.account === 'wallet' ? eq(ledgerEntries.currency, asked.currency) : undefined,
    cursor ? lt(ledgerEntries.id, cursor.number) : undefined,
    asked.kind ? eq(ledgerMovements.kind, asked.kind) : undefined,
    withinDays(ledgerMovements.at, asked, ctx.regional.zone),
    asked.query === '' ? undefined : inArray(ledgerEntries.movementId, matches(tx, ctx, asked)),
  )
}

type Row = Awaited<ReturnType<typeof selectLines>>[number]

export const toLine = ({ entry, movement, number, numberPrefix, product }: Row): StatementLine => ({
  id: movement.id,
  at: movement.at.toISOString(),
  kind: movement.kind,
  title: movement.title.trim() || movementLabels[movement.kind],
  reference: movement.reference,
  orderId: movement.orderId,
  orderNumber: number === null || numberPrefix === null ? null : formatOrderNumber({ numberPrefix, number }),
  orderProduct: product,
  amount: { amount: entry.amount, currency: entry.currency },
  balance: { amount: entry.balance, currency: entry.currency },
})
