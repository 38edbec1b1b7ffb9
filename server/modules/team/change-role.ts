import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { members, sessions } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { assertGrantable, requireRole } from '../roles/find-role.ts'
import { assertOwnerStays, lockMember } from './lock-member.ts'

/** Gives a member another role, valid from their next request. Throws team.last-owner, team.owner-only and team.beyond-own. */
export async function changeRole(ctx: Ctx, { id, role: key }: { id: string; role: string }): Promise<void> {
  const userId = await ctx.tx(async (tx) => {
    const member = await lockMember(tx, ctx, id)
    const next = await requireRole(tx, ctx, key)
    if (next.role === member.role && next.roleId === member.roleId) return null
    assertGrantable(ctx, next)
    await assertOwnerStays(tx, ctx, member)
    await tx
      .update(members)
      .set({ role: next.role, roleId: next.roleId })
      .where(and(eq(members.organizationId, ctx.agencyId), eq(members.id, id)))
    await recordAudit(tx, ctx, {
      action: 'member.role-changed',
      subject: member.name,
      before: { Role: member.roleName },
      after: { Role: next.name },
    })
    return member.userId
  })
  // A preview was opened with the permissions of the role before.
  if (userId)
    await ctx.system.db.update(sessions).set({ previewRole: null, previewRoleId: null }).where(eq(sessions.userId, userId))
}
