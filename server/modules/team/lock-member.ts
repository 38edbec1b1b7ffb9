import { and, eq, isNull, or } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { roleName } from '#domain/team/role-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, members, users } from '../../db/schema/index.ts'

/**
 * A member of the agency, locked with all active owners until the end of the transaction: changes of members wait for each other, so that of two
 * owners who remove each other one stays. Throws access.not-found.
 */
export async function lockMember(tx: Transaction, ctx: Ctx, id: string) {
  const isOwner = and(eq(members.role, 'owner'), isNull(members.deactivatedAt))
  const locked = await tx
    .select()
    .from(members)
    .where(and(eq(members.organizationId, ctx.agencyId), or(eq(members.id, id), isOwner)))
    .orderBy(members.id)
    .for('update')
  const member = locked.find((one) => one.id === id)
  if (!member) throw new AppError('access.not-found')
  const [facts] = await tx
    .select({ name: users.name, email: users.email, ownName: agencyRoles.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .where(eq(members.id, id))
  if (!facts) throw new Error(`member ${id} has no user`)
  return { ...member, name: facts.name, email: facts.email, roleName: roleName(member.role, facts.ownName) }
}

/** Before an owner, who is locked, loses the role or is deactivated. Throws team.owner-only and team.last-owner. */
export async function assertOwnerStays(tx: Transaction, ctx: Ctx, member: { id: string; role: string }): Promise<void> {
  if (member.role !== 'owner') return
  if (ctx.actor.role !== 'owner') throw new AppError('team.owner-only')
  const owners = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.role, 'owner'), isNull(members.deactivatedAt)))
  if (owners.every(({ id }) => id === member.id)) throw new AppError('team.last-owner')
}
