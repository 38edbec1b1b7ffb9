import pg from 'pg'

/** Any number that no other advisory lock of the product uses. */
const START_LOCK = 7_201_001

/**
 * Runs `work` on one node at a time: migrations, roles, queues and demo data change rows of PostgreSQL's catalogue, which two nodes cannot do at once
 * ("tuple concurrently updated"). The lock belongs to the session, so PostgreSQL frees it when the node dies. On the embedded database all connections
 * share one session, in which the lock is granted at once; there one process is all there is.
 */
export async function withStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // A connection that breaks while `work` uses others would end the process; the work itself then fails or has no need of it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined)
    await client.end().catch(() => undefined)
  }
}
