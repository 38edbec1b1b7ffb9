import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { noLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { databaseCode } from '../../db/database-code.ts'
import { approvalRequests } from '../../db/schema/index.ts'
import { findApprovers } from './find-approvers.ts'
import { isWithin } from './is-within.ts'
import { type Asked, storeRequest, type Wanted } from './store-request.ts'

const UNIQUE_VIOLATION = '23505'

type Row = typeof approvalRequests.$inferSelect

/**
 * Lets an action within the limit of the actor's role pass, and one that was approved. Stores any other as a request and mails those who may approve it.
 * `describe` is called only above the limit; it returns null for what is done already. Throws approval.waiting.
 */
export async function withinLimit(
  ctx: Ctx,
  { action, amount }: Pick<Wanted, 'action' | 'amount'>,
  describe: () => Promise<Omit<Wanted, 'action' | 'amount'> | null>,
): Promise<void> {
  const { userId, limits = noLimits } = ctx.actor
  if (!userId || isWithin(ctx, limits, { action, amount })) return
  const described = await describe()
  if (!described) return
  const wanted = { action, amount, ...described }
  const last = await readLast(ctx, wanted)
  // A click that is repeated after the approval finds what the action has done.
  if (last?.state === 'approved' && last.amount === amount.amount && last.requestedBy === userId) return
  const isWaiting = last?.state === 'waiting' && last.expiresAt > ctx.now() && last.amount === amount.amount
  const { id, names } = isWaiting ? await waiting(ctx, wanted, last) : await storeOnce(ctx, wanted, userId)
  throw new AppError('approval.waiting', { id, approvers: names })
}

async function readLast(ctx: Ctx, { action, key }: Wanted): Promise<Row | undefined> {
  const isIt = and(
    eq(approvalRequests.agencyId, ctx.agencyId),
    eq(approvalRequests.action, action),
    eq(approvalRequests.key, key),
  )
  const [last] = await ctx.tx((tx) =>
    tx.select().from(approvalRequests).where(isIt).orderBy(desc(approvalRequests.requestedAt)).limit(1),
  )
  return last
}

/** Of two clicks at the same time the second finds the request of the first. */
async function storeOnce(ctx: Ctx, wanted: Wanted, userId: string): Promise<Asked> {
  try {
    return await storeRequest(ctx, wanted, userId)
  } catch (error) {
    const other = databaseCode(error) === UNIQUE_VIOLATION ? await readLast(ctx, wanted) : undefined
    if (!other) throw error
    return waiting(ctx, wanted, other)
  }
}

async function waiting(ctx: Ctx, { action, amount, order }: Wanted, row: Row): Promise<Asked> {
  const of = order ?? { createdBy: row.requestedBy, branchId: row.branchId }
  const approvers = await findApprovers(ctx, { action, amount: amount.amount, requestedBy: row.requestedBy, of })
  return { id: row.id, names: approvers.map(({ name }) => name) }
}
