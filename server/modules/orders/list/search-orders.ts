import { type SQL, sql } from 'drizzle-orm'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { orders } from '../../../db/schema/index.ts'
import { blocksBetween, queryInBlock } from '../../../db/search-blocks.ts'
import { blockTerms } from '../../../db/search-terms.ts'
import type { Run } from './order-sort.ts'

/** The word with the prefix of the agency's order numbers, by which a whole number such as `sky1042` is found. */
const termsOf = (typed: string): string | null =>
  blockTerms(parseOrderNumber(typed) === null ? typed : typed.replaceAll(/[-\s]/g, ''))

/** Whether a query contains letters or digits. */
export const isSearchable = (typed: string): boolean => termsOf(typed) !== null

/** Order numbers start at one. */
const FIRST = sql`0`

/** The number of the agency's newest order; null where it has none. */
export const lastNumber = (ctx: Ctx): SQL => sql`(select max(number) from ${orders} where ${orders.agencyId} = ${ctx.agencyId})`

interface Reach {
  limit: number
  /** The lowest number whose block is searched. */
  from?: SQL
}

/**
 * The first `limit` orders of a range (id, number, product) that match `filter` and a typed query: prefixes of names, numbers, locators, ticket
 * numbers or the e-mail. In the sort by number they are searched block by block, until there are enough; in any other sort all matches are read.
 */
export function searchedOrders(ctx: Ctx, typed: string, filter: SQL | undefined, run: Run, { limit, from = FIRST }: Reach): SQL {
  const terms = termsOf(typed)
  if (terms === null) return sql`select id, number, product from ${orders} where false`
  const { direction = 'desc', after = null } = run.along ?? {}
  const last = lastNumber(ctx)
  const blocks =
    direction === 'desc'
      ? blocksBetween(after === null ? last : sql`${after}::int`, from, -1)
      : blocksBetween(after === null ? from : sql`${after}::int`, last, 1)
  // An expression instead of the column, so that the planner uses the search index and not the index of numbers.
  const cut = sql`order by ${orders.number} + 0 ${sql.raw(direction)} limit ${limit}`
  return sql`select orders.id, orders.number, orders.product from ${blocks} block cross join lateral (
    select ${orders.id}, ${orders.number}, ${orders.product}, ${orders.total}, ${orders.startsLocal} from ${orders}
    where ${orders.searchVector} @@ ${queryInBlock(terms, ctx.agencyId, sql`block`)} and ${filter} ${run.along ? cut : undefined}
  ) orders ${run.along ? undefined : sql`order by ${sql.join(run.orderBy, sql`, `)}`} limit ${limit}`
}
