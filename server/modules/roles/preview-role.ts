import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { sessions } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { assertGrantable, requireRole } from './find-role.ts'

/** Narrows this session to the permissions of a role. Throws input.invalid, team.owner-only and team.beyond-own. */
export async function previewRole(ctx: Ctx, input: { role: string; sessionId: string }): Promise<void> {
  const found = await ctx.tx(async (tx) => {
    const role = await requireRole(tx, ctx, input.role)
    assertGrantable(ctx, role)
    await recordAudit(tx, ctx, { action: 'role.previewed', subject: role.name })
    return role
  })
  // Sessions are no tenant data: the role of tenant transactions cannot write them.
  await ctx.system.db
    .update(sessions)
    .set({ previewRole: found.role, previewRoleId: found.roleId })
    .where(eq(sessions.id, input.sessionId))
}

/** Gives the session the member's own permissions again. */
export async function stopPreview(system: System, sessionId: string): Promise<void> {
  await system.db.update(sessions).set({ previewRole: null, previewRoleId: null }).where(eq(sessions.id, sessionId))
}
