import pg from 'pg'

/** Connections for a reference. The database may be dropped while the last of them close: that is not a failure. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
