import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type ApprovedActionName, approvedActionNames, approvedActions, isWithinLimit, noLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { approvalRequests } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'

/** Whether the actor could do it without approval: the permission of the action and a sufficient limit. */
export const couldDo = (ctx: Ctx, action: ApprovedActionName, amount: number): boolean =>
  actorMay(ctx, approvedActions[action].permission) && isWithinLimit(ctx.actor.limits ?? noLimits, action, amount)

/** Waiting requests of colleagues that the actor may decide now. */
export function waitingFor(ctx: Ctx): SQL | undefined {
  const limits = ctx.actor.limits ?? noLimits
  const actions = approvedActionNames.filter((action) => actorMay(ctx, approvedActions[action].permission))
  return and(
    eq(approvalRequests.agencyId, ctx.agencyId),
    eq(approvalRequests.state, 'waiting'),
    gt(approvalRequests.expiresAt, ctx.now()),
    ne(approvalRequests.requestedBy, ctx.actor.userId ?? sql`null`),
    actions.length === 0
      ? sql`false`
      : or(
          ...actions.map((action) => {
            const limit = limits[approvedActions[action].limit]
            return and(
              eq(approvalRequests.action, action),
              limit === null ? undefined : sql`${approvalRequests.amount} <= ${limit}`,
            )
          }),
        ),
  )
}
