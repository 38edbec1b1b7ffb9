import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isPermission, isRole, type MemberRole, type Permission, permissionsByRole } from '#domain/permissions.ts'
import { areWithin, noLimits, type SpendingLimits } from '#domain/team/approvals.ts'
import { roleName, roleWords } from '#domain/team/role-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { agencyRoles } from '../../db/schema/index.ts'
import { permissionsOf } from '../access/actor-may.ts'

/** A role that a member can have, as the columns store it. */
export interface FoundRole {
  role: MemberRole
  roleId: string | null
  name: string
  permissions: readonly Permission[]
  limits: SpendingLimits
}

/** The role of a key: one that every agency has, or the id of one of the agency's own; null if there is none. */
export async function findRole(tx: Transaction, ctx: Ctx, key: string): Promise<FoundRole | null> {
  if (isRole(key))
    return { role: key, roleId: null, name: roleWords[key].name, permissions: permissionsByRole[key], limits: noLimits }
  if (!isUuid(key)) return null
  const [row] = await tx
    .select()
    .from(agencyRoles)
    .where(and(eq(agencyRoles.agencyId, ctx.agencyId), eq(agencyRoles.id, key)))
    .for('share')
  if (!row) return null
  const { id: roleId, name, permissions, walletLimit, refundLimit } = row
  return { role: 'own', roleId, name, permissions: permissions.filter(isPermission), limits: { walletLimit, refundLimit } }
}

/** The same for the field `role` of an input. Throws input.invalid at the field. */
export async function requireRole(tx: Transaction, ctx: Ctx, key: string): Promise<FoundRole> {
  const found = await findRole(tx, ctx, key)
  if (!found) throw new AppError('input.invalid', { problems: [{ path: 'role', message: 'Choose a role from the list.' }] })
  return found
}

type Given = Pick<FoundRole, 'role' | 'permissions' | 'limits'>

/** Whether the actor may give the role: only owners make owners, and nobody gives permissions or limits beyond their own. */
export function refusalOf(ctx: Ctx, { role, permissions, limits }: Given) {
  if (role === 'owner' && ctx.actor.role !== 'owner') return 'team.owner-only' as const
  const own = permissionsOf(ctx.actor)
  const isWithin = permissions.every((one) => own.includes(one)) && areWithin(limits, ctx.actor.limits ?? noLimits)
  return isWithin ? null : ('team.beyond-own' as const)
}

/** Throws team.owner-only or team.beyond-own. */
export function assertGrantable(ctx: Ctx, role: Given): void {
  const refusal = refusalOf(ctx, role)
  if (refusal) throw new AppError(refusal)
}

/** A stored role as members and invitations name it. */
export const roleFacts = (row: { role: MemberRole; roleId: string | null; ownName: string | null }) => ({
  role: row.role,
  roleKey: row.roleId ?? row.role,
  roleName: roleName(row.role, row.ownName),
})
