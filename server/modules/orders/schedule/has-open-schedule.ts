import { type SQL, sql } from 'drizzle-orm'
import { orders, scheduleChanges } from '../../../db/schema/index.ts'

/** Whether an airline's change of an issued order waits for an answer. */
export const hasOpenSchedule: SQL<boolean> = sql`(${orders.status} = 'Issued' and ${orders.id} in (select ${scheduleChanges.orderId}
  from ${scheduleChanges} where ${scheduleChanges.agencyId} = ${orders.agencyId}
  and ${scheduleChanges.answer} is null and ${scheduleChanges.staleAt} is null))`
