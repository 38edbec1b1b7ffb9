import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The pool and Drizzle over it, as the owner role: for identity and for opening tenant transactions. */
export function connect(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', (error) => options.onError?.(error))
  return { db: drizzle(pool, { schema }), pool }
}
