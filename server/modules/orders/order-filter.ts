import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { searchQuery } from '../../db/search-terms.ts'
import { parseOrderNumber } from './order-number.ts'
import type { Run } from './order-sort.ts'

/** Orders that what a person typed may mean: a number, or words that begin names, locators, ticket numbers or the e-mail. */
function matchesText(typed: string): SQL | undefined {
  if (typed === '') return undefined
  const number = parseOrderNumber(typed)
  // Every order has the word `tw`: with it a number is looked for in one piece.
  const isWhole = number !== null && /^tw/i.test(typed)
  const terms = searchQuery(isWhole ? `tw${number}` : typed)
  return (
    or(
      number === null ? undefined : eq(orders.number, number),
      terms === null ? undefined : sql`${orders.searchVector} @@ to_tsquery('simple', ${terms})`,
    ) ?? sql`false`
  )
}

/** The agency's orders that a list shows. */
export const orderFilter = (
  ctx: Ctx,
  query: Pick<OrderQuery, 'status' | 'query'> & { product?: OrderQuery['product'] },
): SQL | undefined =>
  and(
    eq(orders.agencyId, ctx.agencyId),
    query.product ? eq(orders.product, query.product) : undefined,
    query.status ? eq(orders.status, query.status) : undefined,
    matchesText(query.query),
  )

/** A page is cut from so many matches of a search at most. */
const MOST_MATCHES = 1_000

/**
 * The orders that one run of a page may show. A search is first made a list of ids: asked for ten rows at once, the database would rather walk a
 * million orders for a word that none has than look the word up.
 */
export function pageFilter(
  tx: Transaction,
  ctx: Ctx,
  query: Pick<OrderQuery, 'status' | 'query' | 'product'>,
  run: Run,
): SQL | undefined {
  const filter = and(orderFilter(ctx, query), run.where)
  if (query.query === '') return filter
  const matches = tx
    .select({ id: orders.id })
    .from(orders)
    .where(filter)
    .orderBy(...run.orderBy)
    .limit(MOST_MATCHES)
  return and(eq(orders.agencyId, ctx.agencyId), inArray(orders.id, matches))
}
