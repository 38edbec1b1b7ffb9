import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './connect.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Runs `work` in a transaction that sees and writes only one agency's rows: it takes on the role that cannot bypass
 * row-level security and sets the tenant, both for this transaction alone, in one round trip.
 */
export async function tenantTransaction<T>(db: Database, agencyId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!UUID.test(agencyId)) throw new TypeError('not an agency id')
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local role tradewind_app; set local app.agency_id = '${agencyId}'`))
    return work(tx)
  })
}
