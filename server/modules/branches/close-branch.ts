import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { branches, invitations, members } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockBranch } from './find-branch.ts'

/** Closes a branch: members can no longer be put into it. Throws branch.in-use, with the numbers, while active members or open invitations have it. */
export const closeBranch = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const branch = await lockBranch(tx, ctx, id)
    if (branch.closedAt) return
    const isWorking = and(eq(members.organizationId, ctx.agencyId), eq(members.branchId, id), isNull(members.deactivatedAt))
    const isOpen = and(
      eq(invitations.organizationId, ctx.agencyId),
      eq(invitations.branchId, id),
      eq(invitations.status, 'pending'),
    )
    const used = { members: await tx.$count(members, isWorking), invitations: await tx.$count(invitations, isOpen) }
    if (used.members + used.invitations > 0) throw new AppError('branch.in-use', used)
    await setClosed(tx, ctx, { id, at: ctx.now() })
    await recordAudit(tx, ctx, { action: 'branch.closed', subject: branch.name })
  })

/** Opens a closed branch again. */
export const reopenBranch = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const branch = await lockBranch(tx, ctx, id)
    if (!branch.closedAt) return
    await setClosed(tx, ctx, { id, at: null })
    await recordAudit(tx, ctx, { action: 'branch.reopened', subject: branch.name })
  })

const setClosed = (tx: Transaction, ctx: Ctx, { id, at }: { id: string; at: Date | null }) =>
  tx
    .update(branches)
    .set({ closedAt: at })
    .where(and(eq(branches.agencyId, ctx.agencyId), eq(branches.id, id)))
