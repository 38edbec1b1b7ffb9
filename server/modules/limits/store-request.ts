import { and, eq, lte, ne, or } from 'drizzle-orm'
import type { Money } from '#domain/money/money.ts'
import { APPROVAL_HOURS, type ApprovedActionName, approvedActions } from '#domain/team/approvals.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import { approvalRequests, members } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import type { ReachedOrder } from '../access/may-read.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findApprovers } from './find-approvers.ts'

/** A request, and the names of those who may approve it. */
export interface Asked {
  id: string
  names: string[]
}

export interface Wanted {
  action: ApprovedActionName
  amount: Money
  /** The idempotency key of the action, or the id of what it is about. */
  key: string
  title: string
  orderId: string | null
  checkoutId: string | null
  /** The order, for those who reach it; null for a checkout, which is reached like an order of the requesting member. */
  order: ReachedOrder | null
  /** The end of what is paid, if it ends before the request would. */
  until: Date | null
  input: Record<string, unknown>
}

/** Stores a request, and mails those who may approve it. Fails (unique violation) where the same is waiting. */
export async function storeRequest(ctx: Ctx, wanted: Wanted, userId: string): Promise<Asked> {
  const { action, amount, order, until, ...rest } = wanted
  const [member] = await ctx.tx((tx) =>
    tx
      .select({ branchId: members.branchId })
      .from(members)
      .where(and(eq(members.organizationId, ctx.agencyId), eq(members.userId, userId))),
  )
  const branchId = member?.branchId ?? null
  const approvers = await findApprovers(ctx, {
    action,
    amount: amount.amount,
    requestedBy: userId,
    of: order ?? { createdBy: userId, branchId },
  })
  const id = ctx.newId()
  const now = ctx.now()
  const day = new Date(now.getTime() + APPROVAL_HOURS * 3_600_000)
  const expiresAt = until && until < day ? until : day
  // The mails are to colleagues: a member who reaches own orders only does not read what is written here.
  await withAllOrders(ctx).tx(async (tx) => {
    // One that expired, or that asked for another amount, makes room.
    await tx
      .update(approvalRequests)
      .set({ state: 'expired' })
      .where(
        and(
          eq(approvalRequests.agencyId, ctx.agencyId),
          eq(approvalRequests.action, action),
          eq(approvalRequests.key, rest.key),
          eq(approvalRequests.state, 'waiting'),
          or(lte(approvalRequests.expiresAt, now), ne(approvalRequests.amount, amount.amount)),
        ),
      )
    await tx.insert(approvalRequests).values({
      ...rest,
      id,
      agencyId: ctx.agencyId,
      action,
      currency: amount.currency,
      amount: amount.amount,
      requestedBy: userId,
      branchId,
      requestedAt: now,
      expiresAt,
    })
    const facts = { what: approvedActions[action].title, title: rest.title, amount }
    await recordAudit(tx, ctx, {
      action: 'approval.requested',
      subject: rest.title,
      after: { Amount: ctx.numbers.money(amount) },
    })
    for (const { id: approver, email } of approvers)
      await queueMail(tx, ctx, {
        template: 'approval-requested',
        to: email,
        orderId: rest.orderId,
        data: {
          ...facts,
          requestedBy: ctx.actor.name,
          expiresAt: expiresAt.toISOString(),
          url: `${ctx.system.config.publicUrl}/approvals`,
        },
        dedupeKey: `approval-requested:${id}:${approver}`,
      })
  })
  return { id, names: approvers.map(({ name }) => name) }
}
