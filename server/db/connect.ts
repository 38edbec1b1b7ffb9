import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createStatementNames, nameStatements } from './name-statements.ts'
import * as schema from './schema/index.ts'

type Queries = NodePgDatabase<typeof schema>
export type Database = Queries & { $client: pg.Pool }
/** Queries within a transaction that someone else opened, and ends. */
export type Transaction = Omit<Queries, 'transaction' | '$client'>

/** The pool and Drizzle over it, as the owner role: for identity and for opening tenant transactions. */
export function connect(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', (error) => options.onError?.(error))
  const nameOf = createStatementNames()
  pool.on('connect', (client) => nameStatements(client, nameOf))
  return { db: drizzle(pool, { schema }), pool }
}

const overClient = new WeakMap<pg.PoolClient, Queries>()

/** Drizzle over one connection of the pool, made once a connection. */
export function queriesOver(client: pg.PoolClient): Transaction {
  const known = overClient.get(client) ?? drizzle(client, { schema })
  overClient.set(client, known)
  return known
}
