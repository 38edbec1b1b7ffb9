import pg from 'pg'

/** Connections for a reference. The database may be dropped while the last of them are still closing: that is no failure. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
