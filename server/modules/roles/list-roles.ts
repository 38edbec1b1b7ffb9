import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '#contract/team/roles.ts'
import { isPermission, permissionsByRole, roles } from '#domain/permissions.ts'
import { noLimits } from '#domain/team/approvals.ts'
import { roleWords } from '#domain/team/role-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, invitations, members } from '../../db/schema/index.ts'
import { refusalOf } from './find-role.ts'

/** How many members and open invitations have each role, by its key. Deactivated members of an own role count: they keep it. */
async function countUses(tx: Transaction, { agencyId }: Ctx): Promise<Map<string, number>> {
  const ofMember = sql<string>`coalesce(${members.roleId}::text, ${members.role})`
  const ofInvitation = sql<string>`coalesce(${invitations.roleId}::text, ${invitations.role})`
  const count = sql<number>`count(*)::int`
  const [working, invited] = await Promise.all([
    tx
      .select({ key: ofMember, count })
      .from(members)
      .where(and(eq(members.organizationId, agencyId), sql`(${isNull(members.deactivatedAt)} or ${members.roleId} is not null)`))
      .groupBy(ofMember),
    tx
      .select({ key: ofInvitation, count })
      .from(invitations)
      .where(and(eq(invitations.organizationId, agencyId), eq(invitations.status, 'pending')))
      .groupBy(ofInvitation),
  ])
  const uses = new Map<string, number>()
  for (const { key, count: found } of [...working, ...invited]) uses.set(key, (uses.get(key) ?? 0) + found)
  return uses
}

/** The roles that every agency has, then the agency's own by name. */
export const listRoles = (ctx: Ctx): Promise<Role[]> =>
  ctx.tx(async (tx) => {
    const { currency } = ctx.regional
    const limitOf = (amount: number | null) => (amount === null ? null : { amount, currency })
    const uses = await countUses(tx, ctx)
    const own = await tx.select().from(agencyRoles).where(eq(agencyRoles.agencyId, ctx.agencyId)).orderBy(agencyRoles.name)
    return [
      ...roles.map((role): Role => {
        const permissions = [...permissionsByRole[role]]
        return {
          key: role,
          ...roleWords[role],
          isOwn: false,
          permissions,
          orderScope: 'all',
          walletLimit: null,
          refundLimit: null,
          used: uses.get(role) ?? 0,
          isGrantable: refusalOf(ctx, { role, permissions, limits: noLimits }) === null,
        }
      }),
      ...own.map(({ id, name, permissions: stored, orderScope, walletLimit, refundLimit }): Role => {
        const permissions = stored.filter(isPermission)
        return {
          key: id,
          name,
          text: '',
          isOwn: true,
          permissions,
          orderScope,
          walletLimit: limitOf(walletLimit),
          refundLimit: limitOf(refundLimit),
          used: uses.get(id) ?? 0,
          isGrantable: refusalOf(ctx, { role: 'own', permissions, limits: { walletLimit, refundLimit } }) === null,
        }
      }),
    ]
  })
