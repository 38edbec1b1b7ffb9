import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyRoles, invitations, members } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockRole } from './save-role.ts'

const count = { count: sql<number>`count(*)::int` }

/** Deletes an own role. Throws role.in-use, with the numbers, while members or open invitations have it. */
export const removeRole = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const { name } = await lockRole(tx, ctx, id)
    const [having] = await tx
      .select(count)
      .from(members)
      .where(and(eq(members.organizationId, ctx.agencyId), eq(members.roleId, id)))
    const [invited] = await tx
      .select(count)
      .from(invitations)
      .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.roleId, id), eq(invitations.status, 'pending')))
    const used = { members: having?.count ?? 0, invitations: invited?.count ?? 0 }
    if (used.members + used.invitations > 0) throw new AppError('role.in-use', used)
    await tx.delete(agencyRoles).where(and(eq(agencyRoles.agencyId, ctx.agencyId), eq(agencyRoles.id, id)))
    await recordAudit(tx, ctx, { action: 'role.deleted', subject: name })
  })
