import pg from 'pg'

/** Any number that no other advisory lock of the product uses. */
const START_LOCK = 7_201_001

/**
 * Runs `work` on one node at a time: migrations, roles, queues and demo data change rows of PostgreSQL's catalogue, which two nodes cannot do at once
 * ("tuple concurrently updated"). The lock belongs to the session, so PostgreSQL releases it when the node dies. On the embedded database, which
 * serves one process, all connections share one session and the lock is granted at once.
 */
export async function withStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // An error of this connection while `work` uses others would end the process; `work` itself then fails or does not need it.
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
