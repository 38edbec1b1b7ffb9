import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { branches, members } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { requireBranch } from '../branches/find-branch.ts'
import { lockMember } from './lock-member.ts'

/** Moves a member to a branch, or to none; orders that they made stay in the branch where they were made. Throws access.not-found and input.invalid. */
export const changeBranch = (ctx: Ctx, { id, branchId }: { id: string; branchId: string | null }): Promise<void> =>
  ctx.tx(async (tx) => {
    const member = await lockMember(tx, ctx, id)
    if (member.branchId === branchId) return
    const next = await requireBranch(tx, ctx, branchId)
    const [before] = member.branchId
      ? await tx
          .select({ name: branches.name })
          .from(branches)
          .where(and(eq(branches.agencyId, ctx.agencyId), eq(branches.id, member.branchId)))
      : []
    await tx
      .update(members)
      .set({ branchId })
      .where(and(eq(members.organizationId, ctx.agencyId), eq(members.id, id)))
    await recordAudit(tx, ctx, {
      action: 'member.branch-changed',
      subject: member.name,
      before: { Branch: before?.name ?? 'None' },
      after: { Branch: next?.name ?? 'None' },
    })
  })
