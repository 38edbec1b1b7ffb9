import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { plannedTrips } from '../../db/schema/index.ts'

/** The trips that a browser planned before its visitor signed in become the customer's, who then finds them on every device. */
export const claimTrips = (ctx: Ctx, { visitorId, customerId }: { visitorId: string; customerId: string }): Promise<unknown> =>
  ctx.tx((tx) =>
    tx
      .update(plannedTrips)
      .set({ customerId })
      .where(
        and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.visitorId, visitorId), isNull(plannedTrips.customerId)),
      ),
  )
