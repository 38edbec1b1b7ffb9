import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Member } from '#contract/team/team.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, branches, memberDelegates, members, orders, users } from '../../db/schema/index.ts'
import { roleFacts } from '../roles/find-role.ts'
import { usersWithFactor } from '../accounts/second-factor/read-factors.ts'
import { settledStatuses } from './hand-over.ts'
import { readDomains } from './invitation-domains.ts'
import { readRequired } from './second-factors.ts'

interface Found {
  items: Member[]
  isSecondFactorRequired: boolean
  invitationDomains: string[]
}

/** The members of the agency, active ones first, by name; and what it requires of members and invitations. */
export async function listMembers(ctx: Ctx): Promise<Found> {
  const { rows, isRequired, invitationDomains } = await ctx.tx(async (tx) => ({
    rows: await readMembers(tx, ctx),
    isRequired: await readRequired(tx, ctx),
    invitationDomains: await readDomains(tx, ctx),
  }))
  const withFactor = await usersWithFactor(
    ctx.system.db,
    rows.map(({ user }) => user.id),
  )
  const items = rows.map(({ member, user, ownName, branchName, openOrders, delegates }) => ({
    id: member.id,
    userId: member.userId,
    name: user.name,
    email: user.email,
    ...roleFacts({ ...member, ownName }),
    branchId: member.branchId,
    branchName,
    isActive: member.deactivatedAt === null,
    isSelf: member.userId === ctx.actor.userId,
    openOrders: openOrders ?? 0,
    delegates,
    hasSecondFactor: withFactor.has(user.id),
    joinedAt: member.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  }))
  return { items, isSecondFactorRequired: isRequired, invitationDomains }
}

async function readMembers(tx: Transaction, ctx: Ctx) {
  const open = tx
    .select({ userId: orders.createdBy, count: sql<number>`count(*)::int`.as('count') })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), notInArray(orders.status, settledStatuses)))
    .groupBy(orders.createdBy)
    .as('open')
  const delegates = sql<string[]>`array(select ${memberDelegates.delegateId} from ${memberDelegates}
    where ${memberDelegates.agencyId} = ${ctx.agencyId} and ${memberDelegates.userId} = ${members.userId})`
  const named = { ownName: agencyRoles.name, branchName: branches.name }
  return tx
    .select({ member: members, user: users, ...named, openOrders: open.count, delegates })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .leftJoin(branches, eq(branches.id, members.branchId))
    .leftJoin(open, eq(open.userId, members.userId))
    .where(eq(members.organizationId, ctx.agencyId))
    .orderBy(sql`${members.deactivatedAt} is not null`, users.name, members.id)
}
