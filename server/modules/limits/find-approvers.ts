import { type ApprovedActionName, approvedActions, isWithinLimit } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { mayRead, type ReachedOrder } from '../access/may-read.ts'
import { type Recipient, readRecipients } from '../mail/find-choosers.ts'

interface Asked {
  action: ApprovedActionName
  amount: number
  requestedBy: string
  /** The order, or the member and branch of a checkout. */
  of: ReachedOrder
}

/** The members who may approve: they may do it themselves, with a sufficient limit, reach the order, and did not request it. Not inside a transaction. */
export async function findApprovers(ctx: Ctx, { action, amount, requestedBy, of }: Asked): Promise<Recipient[]> {
  const { permission } = approvedActions[action]
  const recipients = await ctx.tx((tx) => readRecipients(tx, ctx))
  return recipients.filter(
    (one) => one.id !== requestedBy && mayRead(one, { permission, order: of }) && isWithinLimit(one.limits, action, amount),
  )
}
