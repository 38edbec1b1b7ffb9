import { type SQL, sql } from 'drizzle-orm'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { orders } from '../../../db/schema/index.ts'
import { blocksBetween, queryInBlock } from '../../../db/search-blocks.ts'
import { blockTerms } from '../../../db/search-terms.ts'
import type { Run } from './order-sort.ts'

/** Every order of an agency has the word of its prefix: with it a number is looked for in one piece, `sky1042`. */
const termsOf = (typed: string): string | null =>
  blockTerms(parseOrderNumber(typed) === null ? typed : typed.replaceAll(/[-\s]/g, ''))

/** Whether a search can mean anything: signs alone do not. */
export const isSearchable = (typed: string): boolean => termsOf(typed) !== null

/** Numbers begin at one. */
const FIRST = sql`0`

/** The number of the agency's newest order; null where it has none. */
export const lastNumber = (ctx: Ctx): SQL => sql`(select max(number) from ${orders} where ${orders.agencyId} = ${ctx.agencyId})`

interface Reach {
  limit: number
  /** The lowest number whose block is looked into. */
  from?: SQL
}

/**
 * The first `limit` orders of a run (id, number, product) that `filter` leaves and that what a person typed may mean: words that begin names, numbers,
 * locators, ticket numbers or the e-mail. Along their numbers they are looked for block by block, until there are enough; in any other order all that
 * have the words are read.
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
  // An expression keeps the database from walking the numbers instead of looking the words up.
  const cut = sql`order by ${orders.number} + 0 ${sql.raw(direction)} limit ${limit}`
  return sql`select orders.id, orders.number, orders.product from ${blocks} block cross join lateral (
    select ${orders.id}, ${orders.number}, ${orders.product}, ${orders.total}, ${orders.startsLocal} from ${orders}
    where ${orders.searchVector} @@ ${queryInBlock(terms, ctx.agencyId, sql`block`)} and ${filter} ${run.along ? cut : undefined}
  ) orders ${run.along ? undefined : sql`order by ${sql.join(run.orderBy, sql`, `)}`} limit ${limit}`
}
