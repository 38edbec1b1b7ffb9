import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Member } from '#contract/team/team.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyRoles, branches, members, orders, users } from '../../db/schema/index.ts'
import { roleFacts } from '../roles/find-role.ts'
import { settledStatuses } from './hand-over.ts'

/** The members of the agency: active ones first, by name. */
export const listMembers = (ctx: Ctx): Promise<Member[]> =>
  ctx.tx(async (tx) => {
    const open = tx
      .select({ userId: orders.createdBy, count: sql<number>`count(*)::int`.as('count') })
      .from(orders)
      .where(and(eq(orders.agencyId, ctx.agencyId), notInArray(orders.status, settledStatuses)))
      .groupBy(orders.createdBy)
      .as('open')
    const rows = await tx
      .select({ member: members, user: users, ownName: agencyRoles.name, branchName: branches.name, openOrders: open.count })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
      .leftJoin(branches, eq(branches.id, members.branchId))
      .leftJoin(open, eq(open.userId, members.userId))
      .where(eq(members.organizationId, ctx.agencyId))
      .orderBy(sql`${members.deactivatedAt} is not null`, users.name, members.id)
    return rows.map(({ member, user, ownName, branchName, openOrders }) => ({
      id: member.id,
      name: user.name,
      email: user.email,
      ...roleFacts({ ...member, ownName }),
      branchId: member.branchId,
      branchName,
      isActive: member.deactivatedAt === null,
      isSelf: member.userId === ctx.actor.userId,
      openOrders: openOrders ?? 0,
      joinedAt: member.createdAt.toISOString(),
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    }))
  })
