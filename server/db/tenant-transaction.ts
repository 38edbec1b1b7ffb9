import { type Database, queriesOver, type Transaction } from './connect.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Runs `work` in a transaction that sees and writes only one agency's rows: it takes on the role that cannot bypass
 * row-level security and sets the tenant, both for this transaction alone, in the round trip that begins it. A connection
 * whose transaction could not be ended leaves the pool.
 */
export async function tenantTransaction<T>(db: Database, agencyId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!UUID.test(agencyId)) throw new TypeError('not an agency id')
  const client = await db.$client.connect()
  let isBroken = false
  try {
    await client.query(`begin; set local role tradewind_app; set local app.agency_id = '${agencyId}'`)
    const result = await work(queriesOver(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
