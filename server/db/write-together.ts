import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'

/**
 * Writes in one statement and one round trip what is written one after the other otherwise. All see the rows as they were before, so none may
 * need what another writes, except by foreign keys: those are checked at the end.
 */
export async function writeTogether(tx: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.raw(`write_${at}`)} as (${write.getSQL()})`)
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`)
}
