import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createStatementNames, nameStatements } from './name-statements.ts'
import * as schema from './schema/index.ts'

type Queries = NodePgDatabase<typeof schema>
export type Database = Queries & { $client: pg.Pool }
/** Queries within a transaction that the caller opened and ends. */
export type Transaction = Omit<Queries, 'transaction' | '$client'>

/** The pool and Drizzle over it, as the owner role: for identity and for opening tenant transactions. */
export function connect(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): { db: Database; pool: pg.Pool } {
  const max = options.max ?? 10
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, pipeline: true })
  pool.on('error', (error) => options.onError?.(error))
  const nameOf = createStatementNames()
  pool.on('connect', (client) => {
    sendTogether(client)
    nameStatements(client, nameOf)
  })
  return { db: drizzle(pool, { schema }), pool }
}

/** The state of a transaction. */
export interface Gate {
  /** Whether statements are allowed. */
  isOpen: boolean
  /** The error of the first statement that failed; null before. */
  failure: unknown
}

const overClient = new WeakMap<pg.PoolClient, { tx: Transaction; gate: Gate }>()

/**
 * Drizzle over one connection of the pool, made once a connection. A statement sent while the gate is closed is refused: it would run outside a
 * transaction.
 */
export function queriesOver(client: pg.PoolClient): { tx: Transaction; gate: Gate } {
  const known = overClient.get(client)
  if (known) return known
  const gate: Gate = { isOpen: false, failure: null }
  const guarded: pg.PoolClient = Object.create(client)
  guarded.query = (...given: unknown[]) => {
    if (!gate.isOpen) throw new Error('a statement was sent after the end of its transaction')
    const answer = Reflect.apply(client.query, client, given)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        gate.failure ??= error
      })
    return answer
  }
  const made = { tx: drizzle(guarded, { schema }), gate }
  overClient.set(client, made)
  return made
}

/** From here on what is asked of this connection in one turn of the event loop is sent in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const send = client.query
  const { stream } = client.connection
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  const query = (...given: unknown[]) => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      // After the promises of this turn, of which each may ask something.
      process.nextTick(uncork)
    }
    return Reflect.apply(send, client, given)
  }
  Object.assign(client, { query })
}
