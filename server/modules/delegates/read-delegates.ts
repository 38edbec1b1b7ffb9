import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Delegates } from '#contract/team/delegates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberDelegates, members, users } from '../../db/schema/index.ts'

const byName = { id: users.id, name: users.name }

/** The delegates of a member, and whether there is another active member. */
export async function readDelegates(tx: Transaction, ctx: Ctx, userId: string): Promise<Delegates> {
  const delegates = await tx
    .select(byName)
    .from(memberDelegates)
    .innerJoin(members, and(eq(members.organizationId, ctx.agencyId), eq(members.userId, memberDelegates.delegateId)))
    .innerJoin(users, eq(users.id, memberDelegates.delegateId))
    .where(and(eq(memberDelegates.agencyId, ctx.agencyId), eq(memberDelegates.userId, userId), isNull(members.deactivatedAt)))
    .orderBy(users.name, users.id)
  const [colleague] = await tx.select({ id: members.id }).from(members).where(isColleague(ctx, userId)).limit(1)
  return { delegates, hasColleagues: colleague !== undefined }
}

const isColleague = ({ agencyId }: Ctx, userId: string) =>
  and(eq(members.organizationId, agencyId), isNull(members.deactivatedAt), ne(members.userId, userId))

/** Whether all of these accounts are other active members. */
export async function areColleagues(tx: Transaction, ctx: Ctx, userId: string, chosen: readonly string[]): Promise<boolean> {
  const ids = [...new Set(chosen)]
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(isColleague(ctx, userId), inArray(members.userId, ids)))
  return rows.length === ids.length
}

/** The active members for whom a member may sell. */
export const readPrincipals = (tx: Transaction, { agencyId }: Ctx, delegateId: string) =>
  tx
    .select(byName)
    .from(memberDelegates)
    .innerJoin(members, and(eq(members.organizationId, agencyId), eq(members.userId, memberDelegates.userId)))
    .innerJoin(users, eq(users.id, memberDelegates.userId))
    .where(and(eq(memberDelegates.agencyId, agencyId), eq(memberDelegates.delegateId, delegateId), isNull(members.deactivatedAt)))
    .orderBy(users.name, users.id)
