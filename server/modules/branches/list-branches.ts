import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Branch, BranchName } from '#contract/team/branches.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { branches, members } from '../../db/schema/index.ts'

const sequence = [sql`${branches.closedAt} is not null`, sql`lower(${branches.name})`]

/** The branches with the number of their active members: open ones first, by name. */
export const listBranches = (ctx: Ctx): Promise<Branch[]> =>
  ctx.tx(async (tx) => {
    const working = tx
      .select({ branchId: members.branchId, count: sql<number>`count(*)::int`.as('count') })
      .from(members)
      .where(and(eq(members.organizationId, ctx.agencyId), isNull(members.deactivatedAt)))
      .groupBy(members.branchId)
      .as('working')
    const rows = await tx
      .select({ branch: branches, members: working.count })
      .from(branches)
      .leftJoin(working, eq(working.branchId, branches.id))
      .where(eq(branches.agencyId, ctx.agencyId))
      .orderBy(...sequence)
    return rows.map(({ branch: { id, name, address, phone, email, closedAt }, members: count }) => ({
      id,
      name,
      address,
      phone,
      email,
      members: count ?? 0,
      closedAt: closedAt?.toISOString() ?? null,
    }))
  })

/** The names of the branches, for filters; none for an agency without branches. */
export async function readBranchNames(tx: Transaction, { agencyId }: Ctx): Promise<BranchName[]> {
  const rows = await tx
    .select({ id: branches.id, name: branches.name, closedAt: branches.closedAt })
    .from(branches)
    .where(eq(branches.agencyId, agencyId))
    .orderBy(...sequence)
  return rows.map(({ id, name, closedAt }) => ({ id, name, isClosed: closedAt !== null }))
}
