import type { Subquery } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import type { Transaction } from './connect.ts'

/** Counts the rows of a query that is limited to one more than the maximum. */
export async function countUpTo(tx: Transaction, some: { as: (alias: 'some') => Subquery }): Promise<Counted> {
  const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
  return countedOf(found?.count ?? 0)
}

/** What is said of a count that ended at one more than the maximum. */
export const countedOf = (count: number): Counted => ({ count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED })
