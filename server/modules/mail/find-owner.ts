import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { members, users } from '../../db/schema/index.ts'

/** The e-mail of the agency's first active owner, for agencies without an e-mail address of their own. */
export async function findOwner(ctx: Ctx): Promise<string | null> {
  const [owner] = await ctx.system.db
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.role, 'owner'), isNull(members.deactivatedAt)))
    .orderBy(asc(members.createdAt))
    .limit(1)
  return owner?.email ?? null
}
