import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'

const asParts = (writes: readonly SQLWrapper[]) =>
  sql.join(
    writes.map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write.getSQL()})`),
    sql`, `,
  )

/**
 * Writes in one statement and one round trip what is written one after the other otherwise. All see the rows as they were before, so none may
 * need what another writes, except by foreign keys: those are checked at the end.
 */
export async function writeTogether(tx: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
  await tx.execute(sql`with ${asParts(writes)} select`)
}

/**
 * The same, and fails (division_by_zero) unless the first of them changes one row, which it returns. So the transaction fails with it also where nobody waits
 * for the answer before the commit.
 */
export async function changeOneTogether(tx: Transaction, writes: readonly [SQLWrapper, ...SQLWrapper[]]): Promise<void> {
  await tx.execute(sql`with ${asParts(writes)} select 1 / (select count(*)::int from write_0)`)
}
