import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders.ts'
import type { Ctx } from '../../ctx.ts'
import { orders } from '../../db/schema/index.ts'
import { searchQuery } from '../../db/search-terms.ts'
import { parseOrderNumber } from './order-number.ts'

/** Orders that what a person typed may mean: a number, or words that begin names, locators, ticket numbers or the e-mail. */
export function matchesText(typed: string): SQL | undefined {
  if (typed === '') return undefined
  const number = parseOrderNumber(typed)
  const terms = searchQuery(typed)
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
