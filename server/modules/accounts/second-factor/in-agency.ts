import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'

/**
 * A transaction of the owner role with the agency of the context: second factors are no tenant data, and their changes are in the agency's log and
 * outbox.
 */
export const inAgency = <T>(ctx: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  ctx.system.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.agency_id', ${ctx.agencyId}, true)`)
    return work(tx)
  })
