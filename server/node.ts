import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from './db/connect.ts'

/** A process of the product among others on the same database. */
export interface Node {
  /** New at each start. */
  id: number
  /** Takes the lock by which other nodes see that this one runs, for the lifetime of the connection. */
  announce(client: pg.Client): Promise<unknown>
  /** Whether the node that began some work at `since` has ended. */
  hasEnded(tx: Transaction, begun: { by: number; since: Date }): Promise<boolean>
}

/** First half of the advisory lock keys of nodes; the second half is a node's id. */
const NODES = 7_201_002

/**
 * A node shows that it runs by an advisory lock of a session: PostgreSQL releases it when the process dies, without a clock or a timeout. A restart
 * of the server releases all of them, so a free lock proves nothing about work that is older than the server. `isAlone`: the embedded database has
 * one process, so every earlier one has ended.
 */
export function createNode({ id, isAlone }: { id: number; isAlone: boolean }): Node {
  return {
    id,
    announce: (client) => client.query('select pg_advisory_lock_shared($1, $2)', [NODES, id]),
    async hasEnded(tx, { by, since }) {
      if (by === id) return false
      if (isAlone) return true
      const { rows } = await tx.execute<{ ended: boolean }>(sql`
        select pg_postmaster_start_time() < ${since.toISOString()}::timestamptz and not exists (
          select from pg_locks where locktype = 'advisory' and granted and classid = ${NODES} and objid = ${by}
            and database = (select oid from pg_database where datname = current_database())
        ) as ended`)
      return rows[0]?.ended === true
    },
  }
}
