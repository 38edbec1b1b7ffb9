import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import { orders, scheduleChanges } from '../../../db/schema/index.ts'

/** Whether an airline's change of an issued order, whose journey is not over, waits for an answer. */
export const hasOpenSchedule = (ctx: Ctx): SQL<boolean> => sql`(${orders.status} = 'Issued' and ${orders.endsAt} > ${ctx.now()}
  and ${orders.id} in (select ${scheduleChanges.orderId} from ${scheduleChanges}
    where ${scheduleChanges.agencyId} = ${ctx.agencyId} and ${scheduleChanges.answer} is null and ${scheduleChanges.staleAt} is null))`
