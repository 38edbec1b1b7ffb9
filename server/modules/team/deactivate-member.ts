import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isPermission, permissionsByRole } from '#domain/permissions.ts'
import { noLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, apiKeys, members, sessions } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockBranch } from '../branches/find-branch.ts'
import { removeDelegate } from '../delegates/set-delegates.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { assertGrantable } from '../roles/find-role.ts'
import { handOver } from './hand-over.ts'
import { assertOwnerStays, lockMember } from './lock-member.ts'

type Locked = Awaited<ReturnType<typeof lockMember>>

/**
 * Ends a member's access, sessions and API keys at once; their open orders go to `handOverTo`. Returns how many were handed over. Throws team.last-owner,
 * team.owner-only and team.same-person.
 */
export async function deactivateMember(ctx: Ctx, input: { id: string; handOverTo: string | null }): Promise<number> {
  const { userId, handedOver } = await ctx.tx(async (tx) => {
    const member = await lockMember(tx, ctx, input.id)
    if (member.deactivatedAt) return { userId: member.userId, handedOver: 0 }
    await assertOwnerStays(tx, ctx, member)
    const colleague = input.handOverTo === null ? null : await activeColleague(tx, ctx, { id: input.handOverTo, of: member })
    const moved = colleague ? await handOver(tx, ctx, { from: member, to: colleague }) : 0
    await setDeactivated(tx, ctx, { id: member.id, at: ctx.now() })
    await revokeKeys(tx, ctx, member.userId)
    await removeDelegate(tx, ctx.agencyId, member.userId)
    await recordAudit(tx, ctx, {
      action: 'member.deactivated',
      subject: member.name,
      ...(colleague && { after: { 'Open orders to': colleague.name, Orders: moved } }),
    })
    return { userId: member.userId, handedOver: moved }
  })
  await ctx.system.db.delete(sessions).where(eq(sessions.userId, userId))
  return handedOver
}

async function activeColleague(tx: Transaction, ctx: Ctx, { id, of }: { id: string; of: Locked }): Promise<Locked> {
  const colleague = id === of.id ? null : await lockMember(tx, ctx, id)
  if (!colleague || colleague.deactivatedAt) throw new AppError('team.same-person')
  return colleague
}

/** The API keys that the member created: they would be a way to keep access. */
const revokeKeys = (tx: Transaction, ctx: Ctx, userId: string) =>
  tx
    .update(apiKeys)
    .set({ revokedAt: ctx.now(), revokedBy: ctx.actor.name })
    .where(and(eq(apiKeys.agencyId, ctx.agencyId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))

const setDeactivated = (tx: Transaction, ctx: Ctx, { id, at }: { id: string; at: Date | null }) =>
  tx
    .update(members)
    .set({ deactivatedAt: at })
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.id, id)))

/** Lets a deactivated member sign in again, with the role that they had. Throws team.owner-only, team.beyond-own and plan.limit-reached. */
export async function reactivateMember(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await assertWithinPlan(ctx, 'members')
  await ctx.tx(async (tx) => {
    const member = await lockMember(tx, ctx, id)
    if (!member.deactivatedAt) return
    assertGrantable(ctx, { role: member.role, ...(await grantsOf(tx, member)) })
    await setDeactivated(tx, ctx, { id, at: null })
    await leaveClosedBranch(tx, ctx, member)
    await recordAudit(tx, ctx, { action: 'member.reactivated', subject: member.name })
  })
}

/** A branch that was closed meanwhile takes no members. */
async function leaveClosedBranch(tx: Transaction, ctx: Ctx, { id, branchId }: Locked): Promise<void> {
  if (!branchId || (await lockBranch(tx, ctx, branchId)).closedAt === null) return
  await tx
    .update(members)
    .set({ branchId: null })
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.id, id)))
}

async function grantsOf(tx: Transaction, { role, roleId }: Locked) {
  if (role !== 'own') return { permissions: permissionsByRole[role], limits: noLimits }
  const [own] = await tx
    .select()
    .from(agencyRoles)
    .where(eq(agencyRoles.id, roleId ?? ''))
  return { permissions: (own?.permissions ?? []).filter(isPermission), limits: own ?? noLimits }
}
