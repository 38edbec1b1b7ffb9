import { member } from '../../http/implement.ts'
import { approve, refuse } from './decide-approval.ts'
import { listApprovals } from './list-approvals.ts'

export const approvals = {
  list: member.approvals.list.handler(async ({ context, input }) => ({ items: await listApprovals(context.ctx, input) })),
  approve: member.approvals.approve.handler(({ context, input }) => approve(context.ctx, input)),
  refuse: member.approvals.refuse.handler(({ context, input }) => refuse(context.ctx, input)),
}
