import { and, arrayContains, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { may, type Permission, roles } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyRoles, members, users } from '../../db/schema/index.ts'

/** The active members of the agency whose role includes the permission, the longest membership first. */
export async function findMembers(ctx: Ctx, permission: Permission): Promise<{ id: string; email: string }[]> {
  const allowed = roles.filter((role) => may(role, permission))
  return ctx.system.db
    .select({ id: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .where(
      and(
        eq(members.organizationId, ctx.agencyId),
        isNull(members.deactivatedAt),
        or(inArray(members.role, allowed), arrayContains(agencyRoles.permissions, [permission])),
      ),
    )
    .orderBy(asc(members.createdAt))
}
