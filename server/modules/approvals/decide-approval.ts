import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type ApprovalState, approvedActions } from '#domain/team/approvals.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { approvalRequests, users } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { couldDo } from '../limits/may-decide.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { runApproved } from './run-approved.ts'

type Row = typeof approvalRequests.$inferSelect

interface Decided {
  state: ApprovalState
  reason: string | null
}

const thisRequest = ({ agencyId }: Ctx, id: string) => and(eq(approvalRequests.agencyId, agencyId), eq(approvalRequests.id, id))

/** A waiting request that the actor may decide, locked. Throws access.not-found, approval.closed, approval.own and approval.beyond-limit. */
async function lockWaiting(tx: Transaction, ctx: Ctx, id: string): Promise<Row> {
  const [row] = await tx.select().from(approvalRequests).where(thisRequest(ctx, id)).for('update')
  if (!row) throw new AppError('access.not-found')
  if (row.requestedBy === ctx.actor.userId) throw new AppError('approval.own')
  if (!couldDo(ctx, row.action, row.amount)) throw new AppError('approval.beyond-limit')
  if (row.state !== 'waiting' || row.expiresAt <= ctx.now()) throw new AppError('approval.closed')
  return row
}

const decide = (tx: Transaction, ctx: Ctx, id: string, set: Partial<Row>) =>
  tx
    .update(approvalRequests)
    .set({ ...set, decidedBy: ctx.actor.userId, decidedAt: ctx.now() })
    .where(thisRequest(ctx, id))

/** Mails the member who had asked. */
async function mailRequester(tx: Transaction, ctx: Ctx, row: Row, { state, reason }: Decided): Promise<void> {
  const { id, action, title, amount, currency, orderId, requestedBy } = row
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, requestedBy))
  if (!person) return
  await queueMail(tx, ctx, {
    template: 'approval-decided',
    to: person.email,
    orderId,
    data: {
      what: approvedActions[action].title,
      title,
      amount: { amount, currency },
      state,
      reason: reason ?? '',
      decidedBy: ctx.actor.name,
      url: `${ctx.system.config.publicUrl}/approvals`,
    },
    dedupeKey: `approval-decided:${id}`,
  })
}

const auditValues = ({ amount, currency }: Row, { numbers }: Ctx) => ({ Amount: numbers.money({ amount, currency }) })

/**
 * Approves a request and runs its action, once: the decision is stored before it runs, and the action has the idempotency key of the member. Throws
 * access.not-found, approval.closed, approval.own and approval.beyond-limit.
 */
export async function approve(ctx: Ctx, { id }: { id: string }): Promise<Decided> {
  const row = await ctx.tx(async (tx) => {
    const waiting = await lockWaiting(tx, ctx, id)
    await decide(tx, ctx, id, { state: 'approved' })
    await recordAudit(tx, ctx, { action: 'approval.approved', subject: waiting.title, after: auditValues(waiting, ctx) })
    return waiting
  })
  const { reason, orderId } = await runApproved(ctx, row)
  const decided = { state: reason === null ? ('approved' as const) : ('failed' as const), reason }
  // The mail is to a colleague, so it may be about nothing that this member reads.
  await withAllOrders(ctx).tx(async (tx) => {
    await decide(tx, ctx, id, { ...decided, orderId })
    await mailRequester(tx, ctx, { ...row, orderId }, decided)
  })
  return decided
}

/** Refuses a request: nothing is paid or refunded. Throws as `approve`. */
export async function refuse(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<Decided> {
  const decided = { state: 'refused' as const, reason }
  const row = await ctx.tx(async (tx) => {
    const waiting = await lockWaiting(tx, ctx, id)
    await decide(tx, ctx, id, decided)
    const after = { ...auditValues(waiting, ctx), Reason: reason }
    await recordAudit(tx, ctx, { action: 'approval.refused', subject: waiting.title, after })
    return waiting
  })
  await withAllOrders(ctx).tx((tx) => mailRequester(tx, ctx, row, decided))
  return decided
}
