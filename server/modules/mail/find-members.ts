import { and, asc, eq, inArray } from 'drizzle-orm'
import { may, type Permission, roles } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import { members, users } from '../../db/schema/index.ts'

/** The members of the agency whose role includes the permission, the longest membership first. */
export async function findMembers(ctx: Ctx, permission: Permission): Promise<{ id: string; email: string }[]> {
  const allowed = roles.filter((role) => may(role, permission))
  return ctx.system.db
    .select({ id: users.id, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, ctx.agencyId), inArray(members.role, allowed)))
    .orderBy(asc(members.createdAt))
}
