import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type ApprovalState, approvedActions } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
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

/** Stores a decision with its entry in the log, and mails the member who had asked. */
async function store(tx: Transaction, ctx: Ctx, row: Row, { state, reason }: Decided): Promise<void> {
  const { id, action, title, orderId, requestedBy } = row
  const amount = { amount: row.amount, currency: row.currency }
  await tx
    .update(approvalRequests)

    .set({ state, reason, orderId, decidedBy: ctx.actor.userId, decidedAt: ctx.now() })
    .where(thisRequest(ctx, id))
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, requestedBy))
  if (!person) return
  await queueMail(tx, ctx, {
    template: 'approval-decided',
    to: person.email,
    orderId,
    data: {
      what: approvedActions[action].title,
      title,
      amount,
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
    await tx
      .update(approvalRequests)
      .set({ state: 'approved', decidedBy: ctx.actor.userId, decidedAt: ctx.now() })
      .where(thisRequest(ctx, id))
    await recordAudit(tx, ctx, { action: 'approval.approved', subject: waiting.title, after: auditValues(waiting, ctx) })
    return waiting
  })
  const { reason, orderId } = await runApproved(ctx, row)
  const decided = { state: reason === null ? ('approved' as const) : ('failed' as const), reason }
  await ctx.tx((tx) => store(tx, ctx, { ...row, orderId }, decided))
  return decided
}

/** Refuses a request: nothing is paid or refunded. Throws as `approve`. */
export const refuse = (ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<Decided> =>
  ctx.tx(async (tx) => {
    const row = await lockWaiting(tx, ctx, id)
    const decided = { state: 'refused' as const, reason }
    await store(tx, ctx, row, decided)
    await recordAudit(tx, ctx, {
      action: 'approval.refused',
      subject: row.title,
      after: { ...auditValues(row, ctx), Reason: reason },
    })
    return decided
  })
