import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'

const asParts = (writes: readonly SQLWrapper[]) =>
  sql.join(
    writes.map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write.getSQL()})`),
    sql`, `,
  )

/**
 * Executes several writes as one statement in one round trip. All of them see the rows as before the statement, so none may depend on another except
 * by foreign keys, which are checked at the end.
 */
export async function writeTogether(tx: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
  await tx.execute(sql`with ${asParts(writes)} select`)
}

/**
 * Like `writeTogether`, but fails (division_by_zero) unless the first write changes one row, which is returned. The transaction then fails even if
 * the result is not awaited before the commit.
 */
export async function changeOneTogether(tx: Transaction, writes: readonly [SQLWrapper, ...SQLWrapper[]]): Promise<void> {
  await tx.execute(sql`with ${asParts(writes)} select 1 / (select count(*)::int from write_0)`)
}
