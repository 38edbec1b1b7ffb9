import { type ApprovedActionName, approvedActions, isWithinLimit } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { findMembers, type ReachedOrder } from '../mail/find-members.ts'

interface Asked {
  action: ApprovedActionName
  amount: number
  requestedBy: string
  /** The order, or the member and branch of a checkout. */
  of: ReachedOrder
}

/** The members who may approve: they may do it themselves, with a sufficient limit, reach the order, and did not request it. Not inside a transaction. */
export async function findApprovers(ctx: Ctx, { action, amount, requestedBy, of }: Asked) {
  const members = await findMembers(ctx, approvedActions[action].permission, of)
  return members.filter((one) => one.id !== requestedBy && isWithinLimit(one, action, amount))
}
