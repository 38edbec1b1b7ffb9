import { and, desc, eq, gt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Approval } from '#contract/team/approvals.ts'
import { approvedActionNames } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { approvalRequests, orders, users } from '../../db/schema/index.ts'
import { findApprovers } from '../limits/find-approvers.ts'
import { couldDo } from '../limits/may-decide.ts'
import { orderLink } from '../orders/on-top.ts'
import { readOrder } from '../orders/read-order.ts'

const DAYS = 30
const MOST = 100

const requester = alias(users, 'requester')
const decider = alias(users, 'decider')

/** The requests of the last 30 days, of all orders or of one, newest first: the actor's own, and those of actions that the actor could approve. Throws access.not-found. */
export async function listApprovals(ctx: Ctx, { orderId }: { orderId?: string | undefined } = {}): Promise<Approval[]> {
  const since = new Date(ctx.now().getTime() - DAYS * 86_400_000)
  const decidable = approvedActionNames.filter((action) => couldDo(ctx, action, 0))
  const rows = await ctx.tx(async (tx) => {
    if (orderId) await readOrder(tx, ctx, orderId)
    return tx
      .select({ row: approvalRequests, order: orders, requestedBy: requester.name, decidedBy: decider.name })
      .from(approvalRequests)
      .innerJoin(requester, eq(requester.id, approvalRequests.requestedBy))
      .leftJoin(decider, eq(decider.id, approvalRequests.decidedBy))
      .leftJoin(orders, eq(orders.id, approvalRequests.orderId))
      .where(
        and(
          eq(approvalRequests.agencyId, ctx.agencyId),
          gt(approvalRequests.requestedAt, since),
          orderId ? eq(approvalRequests.orderId, orderId) : undefined,
          or(
            ctx.actor.userId ? eq(approvalRequests.requestedBy, ctx.actor.userId) : undefined,
            ...decidable.map((action) => eq(approvalRequests.action, action)),
          ),
        ),
      )
      .orderBy(desc(approvalRequests.requestedAt), approvalRequests.id)
      .limit(MOST)
  })
  return Promise.all(
    rows.map(async ({ row, order, requestedBy, decidedBy }) => {
      const isWaiting = row.state === 'waiting' && row.expiresAt > ctx.now()
      const isOwn = row.requestedBy === ctx.actor.userId
      const of = order ?? { createdBy: row.requestedBy, branchId: row.branchId }
      return {
        id: row.id,
        action: row.action,
        state: row.state === 'waiting' && !isWaiting ? ('expired' as const) : row.state,
        title: row.title,
        amount: { amount: row.amount, currency: row.currency },
        order: order && orderLink(order),
        requestedBy,
        isOwn,
        requestedAt: row.requestedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        approvers: isWaiting ? (await findApprovers(ctx, { ...row, of })).map(({ name }) => name) : [],
        mayDecide: isWaiting && !isOwn && couldDo(ctx, row.action, row.amount),
        decidedBy,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        reason: row.reason,
      }
    }),
  )
}
