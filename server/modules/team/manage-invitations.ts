import { and, desc, eq } from 'drizzle-orm'
import type { Invitation } from '#contract/team/team.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, branches, invitations, users } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { assertGrantable, requireRole, roleFacts } from '../roles/find-role.ts'
import { renewInvitation } from './write-invitation.ts'

/** The open invitations, newest first; expired ones can be sent again. */
export const listInvitations = (ctx: Ctx): Promise<Invitation[]> =>
  ctx.tx(async (tx) => {
    const rows = await tx
      .select({ invitation: invitations, invitedBy: users.name, ownName: agencyRoles.name, branchName: branches.name })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.inviterId))
      .leftJoin(agencyRoles, eq(agencyRoles.id, invitations.roleId))
      .leftJoin(branches, eq(branches.id, invitations.branchId))
      .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.status, 'pending')))
      .orderBy(desc(invitations.createdAt), invitations.id)
    return rows.map(({ invitation, invitedBy, ownName, branchName }) => ({
      id: invitation.id,
      email: invitation.email,
      ...roleFacts({ role: invitation.role ?? 'viewer', roleId: invitation.roleId, ownName }),
      branchId: invitation.branchId,
      branchName,
      invitedBy,
      sentAt: (invitation.sentAt ?? invitation.createdAt).toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      isExpired: invitation.expiresAt <= ctx.now(),
    }))
  })

/** An open invitation, locked. Throws access.not-found and team.invitation-closed. */
async function lockOpen(tx: Transaction, ctx: Ctx, id: string) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.id, id)))
    .for('update')
  if (!row) throw new AppError('access.not-found')
  if (row.status !== 'pending') throw new AppError('team.invitation-closed')
  return row
}

/** Mails an invitation again: the link before ends, the new one is valid for 72 hours. */
export async function resendInvitation(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.system.rateLimits.consume([['invite.agency', ctx.agencyId]])
  await ctx.tx(async (tx) => {
    const row = await lockOpen(tx, ctx, id)
    const role = await requireRole(tx, ctx, row.roleId ?? row.role ?? 'viewer')
    assertGrantable(ctx, role)
    await renewInvitation(tx, ctx, { id, email: row.email, role, branchId: row.branchId })
    await recordAudit(tx, ctx, { action: 'invitation.resent', subject: row.email })
  })
}

/** Ends an invitation: its link no longer works. */
export const revokeInvitation = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const { email } = await lockOpen(tx, ctx, id)
    await tx
      .update(invitations)
      .set({ status: 'canceled' })
      .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.id, id)))
    await recordAudit(tx, ctx, { action: 'invitation.revoked', subject: email })
  })
