import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Counted } from '#contract/list-query.ts'
import type { QuoteQuery } from '#contract/quotes/quote-query.ts'
import type { QuoteRow } from '#contract/quotes/quote-shapes.ts'
import { money } from '#domain/money/money.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { numberedPage } from '../../db/numbered-page.ts'
import { quotes, users } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { withinDays } from '../../db/within-days.ts'
import type { QuoteRecord } from './quote-row.ts'

interface QuotePage {
  items: QuoteRow[]
  total: Counted
  page: number
  lastPage: number
  counts: { status: QuoteStatus; count: number }[]
}

const QUOTE_NUMBER = /^q?-?(\d{1,9})$/i

/** A number, or a part of the title, the recipient or the address. */
function matches(query: string): SQL | undefined {
  const number = QUOTE_NUMBER.exec(query)?.[1]
  if (query === '') return undefined
  const like = likePattern(query)
  return or(
    ilike(quotes.title, like),
    ilike(quotes.customerName, like),
    ilike(quotes.customerEmail, like),
    number ? eq(quotes.number, Number(number)) : undefined,
  )
}

const filterOf = (ctx: Ctx, { status, customer, query, from, to }: QuoteQuery): SQL | undefined =>
  and(
    eq(quotes.agencyId, ctx.agencyId),
    status ? eq(quotes.status, status) : undefined,
    customer ? eq(quotes.customerId, customer) : undefined,
    matches(query),
    withinDays(quotes.changedAt, { from, to }, ctx.reader.zone),
  )

const orders: Record<QuoteQuery['sort'], SQL[]> = {
  changed: [asc(quotes.changedAt), asc(quotes.id)],
  '-changed': [desc(quotes.changedAt), desc(quotes.id)],
  number: [asc(quotes.number)],
  '-number': [desc(quotes.number)],
  expires: [sql`${quotes.expiresAt} asc nulls last`, asc(quotes.id)],
  '-expires': [sql`${quotes.expiresAt} desc nulls last`, desc(quotes.id)],
}

/** The columns of a row of the list. */
export const listColumns = {
  id: quotes.id,
  number: quotes.number,
  title: quotes.title,
  status: quotes.status,
  customer: quotes.customerName,
  amount: quotes.amount,
  acceptedAmount: quotes.acceptedAmount,
  currency: quotes.currency,
  expiresAt: quotes.expiresAt,
  firstViewedAt: quotes.firstViewedAt,
  createdBy: users.name,
  changedAt: quotes.changedAt,
}

/** A page of the list with the number of rows, and the number of quotes in each state. A page beyond the last is the last. */
export const listQuotes = (ctx: Ctx, query: QuoteQuery): Promise<QuotePage> =>
  ctx.tx(async (tx) => {
    const where = filterOf(ctx, query)
    const { skipped, ...page } = await numberedPage(tx, { table: quotes, where }, query)
    const rows = await tx
      .select(listColumns)
      .from(quotes)
      .leftJoin(users, eq(users.id, quotes.createdBy))
      .where(where)
      .orderBy(...orders[query.sort])
      .limit(query.perPage)
      .offset(skipped)
    return { items: rows.map(presentRow), ...page, counts: await countStates(tx, ctx) }
  })

type Listed = Pick<QuoteRecord, Exclude<keyof typeof listColumns, 'customer' | 'createdBy'>> & {
  customer: string
  createdBy: string | null
}

/** A selected row as the list shows it. */
export function presentRow({ amount, acceptedAmount, currency, ...row }: Listed): QuoteRow {
  return {
    ...row,
    number: formatQuoteNumber(row),
    total: money(acceptedAmount ?? amount, currency),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    firstViewedAt: row.firstViewedAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
  }
}

const countStates = (tx: Transaction, ctx: Ctx) =>
  tx
    .select({ status: quotes.status, count: sql<number>`count(*)::int` })
    .from(quotes)
    .where(eq(quotes.agencyId, ctx.agencyId))
    .groupBy(quotes.status)
