import type pg from 'pg'
import { memoizeByObject } from '#domain/memoize.ts'

/**
 * The state of every table as one text, cheap enough to read after each request: the number of rows, and the sum of the transaction ids that wrote
 * them; without the counters of rate limits, which a refusal increments. Any insert, update or delete changes it.
 */
export async function readState(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ line: string }>({ name: 'state', text: await statementOf(pool) })
  return rows.map(({ line }) => line).join('\n')
}

/** One statement over all tables, planned once: to plan it takes longer than to run it. */
const statementOf = memoizeByObject(async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' or schemaname = 'jobs' and tablename = 'job' order by 1`,
  )
  return rows
    .map(({ name }) => `select '${name} ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as line from ${name}`)
    .join(' union all ')
})

/** The tables in which two states differ. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}
