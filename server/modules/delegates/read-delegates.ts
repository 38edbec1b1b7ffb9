import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Delegates } from '#contract/team/delegates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberDelegates, members, users } from '../../db/schema/index.ts'

const byName = { id: users.id, name: users.name }

/** The delegates of a member, and the other active members. */
export async function readDelegates(tx: Transaction, { agencyId }: Ctx, userId: string): Promise<Delegates> {
  const rows = await tx
    .select({ ...byName, chosen: memberDelegates.delegateId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(
      memberDelegates,
      and(
        eq(memberDelegates.agencyId, agencyId),
        eq(memberDelegates.userId, userId),
        eq(memberDelegates.delegateId, members.userId),
      ),
    )
    .where(and(eq(members.organizationId, agencyId), isNull(members.deactivatedAt), ne(members.userId, userId)))
    .orderBy(users.name, users.id)
  const people = (isChosen: boolean) => rows.flatMap(({ chosen, ...person }) => ((chosen !== null) === isChosen ? [person] : []))
  return { delegates: people(true), others: people(false) }
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
