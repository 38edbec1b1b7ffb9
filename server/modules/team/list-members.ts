import { and, eq, inArray, isNotNull, isNull, like, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import type { Colleague, Member, TeamQuery } from '#contract/team/team.ts'
import { isRole, type Permission, permissionsByRole, roles } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { cutPage, type PageCursor, readCursor } from '../../db/page-cursor.ts'
import { agencyRoles, branches, memberDelegates, members, orders, users } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { usersWithFactor } from '../accounts/second-factor/read-factors.ts'
import { roleFacts } from '../roles/find-role.ts'
import { settledStatuses } from './hand-over.ts'

const isGone = sql<boolean>`(${members.deactivatedAt} is not null)`
const ID_LENGTH = 36

/** The members behind the last one of a page, whose cursor has its id and name as value. */
function behind(after: string | null): SQL | undefined {
  const cursor = readCursor(after)
  const value = String(cursor?.value ?? '')
  const id = value.slice(0, ID_LENGTH)
  if (!cursor || !isUuid(id)) return undefined
  return sql`(${isGone}, ${members.name}, ${members.id}) > (${cursor.number === 1}::boolean, ${value.slice(ID_LENGTH)}, ${id}::uuid)`
}

function ofRole(key: string | null): SQL | undefined {
  if (key === null) return undefined
  if (isRole(key)) return eq(members.role, key)
  return isUuid(key) ? eq(members.roleId, key) : sql`false`
}

/** Whether the role of a member has a permission. */
export const hasPermission = ({ agencyId }: Ctx, permission: Permission): SQL | undefined =>
  or(
    inArray(
      members.role,
      roles.filter((role) => permissionsByRole[role].includes(permission)),
    ),
    sql`${members.roleId} in (select ${agencyRoles.id} from ${agencyRoles}
      where ${agencyRoles.agencyId} = ${agencyId} and ${permission} = any(${agencyRoles.permissions}))`,
  )

const byState = { active: isNull(members.deactivatedAt), deactivated: isNotNull(members.deactivatedAt) }

const called = (query: string): SQL | undefined =>
  query === '' ? undefined : like(members.searchText, likePattern(query.toLowerCase()))

const narrowed = ({ agencyId }: Ctx, { role, state, query }: Omit<TeamQuery, 'after' | 'limit'>): SQL | undefined =>
  and(eq(members.organizationId, agencyId), ofRole(role), state ? byState[state] : undefined, called(query))

/** A page of the members of the agency, active ones first, by name. */
export async function listMembers(ctx: Ctx, input: TeamQuery): Promise<{ items: Member[]; next: string | null; total: Counted }> {
  const { rows, next, total, open, delegates } = await ctx.tx(async (tx) => {
    const { items, next } = cutPage(await readPage(tx, ctx, input), input.limit, cursorOf)
    const userIds = items.map(({ member }) => member.userId)
    return {
      rows: items,
      next,
      total: await countMembers(tx, ctx, input),
      open: await countOpen(tx, ctx, userIds),
      delegates: await readDelegateIds(tx, ctx, userIds),
    }
  })
  const withFactor = await usersWithFactor(
    ctx.system.db,
    rows.map(({ member }) => member.userId),
  )
  const items = rows.map(({ member, lastSignInAt, ownName, branchName }) => ({
    id: member.id,
    userId: member.userId,
    name: member.name,
    email: member.email,
    ...roleFacts({ ...member, ownName }),
    branchId: member.branchId,
    branchName,
    isActive: member.deactivatedAt === null,
    isSelf: member.userId === ctx.actor.userId,
    openOrders: open.get(member.userId) ?? 0,
    delegates: (delegates.get(member.userId) ?? []).map(({ delegateId, name }) => ({ id: delegateId, name })),
    hasSecondFactor: withFactor.has(member.userId),
    joinedAt: member.createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }))
  return { items, next, total }
}

/** The members of a page and the one behind it, in the order of an index; what is shown beside a member is read for these alone. */
function readPage(tx: Transaction, ctx: Ctx, input: TeamQuery) {
  const page = tx
    .select({ id: members.id })
    .from(members)
    .where(and(narrowed(ctx, input), behind(input.after)))
    .orderBy(isGone, members.name, members.id)
    .limit(input.limit + 1)
  return tx
    .select({ member: members, lastSignInAt: users.lastSignInAt, ownName: agencyRoles.name, branchName: branches.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .leftJoin(branches, eq(branches.id, members.branchId))
    .where(inArray(members.id, page))
    .orderBy(isGone, members.name, members.id)
}

const countMembers = (tx: Transaction, ctx: Ctx, input: TeamQuery): Promise<Counted> =>
  countUpTo(
    tx,
    tx
      .select({ id: members.id })
      .from(members)
      .where(narrowed(ctx, input))
      .limit(MOST_COUNTED + 1),
  )

const cursorOf = ({ member }: Awaited<ReturnType<typeof readPage>>[number]): PageCursor => ({
  value: `${member.id}${member.name}`,
  number: member.deactivatedAt ? 1 : 0,
})

/** The orders of these members that are not finished, by account. */
async function countOpen(tx: Transaction, ctx: Ctx, userIds: string[]): Promise<Map<string | null, number>> {
  const rows = await tx
    .select({ userId: orders.createdBy, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), inArray(orders.createdBy, userIds), notInArray(orders.status, settledStatuses)))
    .groupBy(orders.createdBy)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

/** Who may sell for these members, by account. */
async function readDelegateIds(tx: Transaction, ctx: Ctx, userIds: string[]) {
  const rows = await tx
    .select({ userId: memberDelegates.userId, delegateId: memberDelegates.delegateId, name: users.name })
    .from(memberDelegates)
    .innerJoin(users, eq(users.id, memberDelegates.delegateId))
    .where(and(eq(memberDelegates.agencyId, ctx.agencyId), inArray(memberDelegates.userId, userIds)))
    .orderBy(users.name, users.id)
  return Map.groupBy(rows, ({ userId }) => userId)
}

interface Sought {
  query: string
  limit: number
  /** Only those whose role has it. */
  permission?: Permission
}

/** Active members whose name or e-mail address has a text, by name. */
export const findColleagues = (ctx: Ctx, { query, limit, permission }: Sought): Promise<Colleague[]> =>
  ctx.tx((tx) =>
    tx
      .select({ id: members.userId, memberId: members.id, name: members.name })
      .from(members)
      .where(and(narrowed(ctx, { role: null, state: 'active', query }), permission && hasPermission(ctx, permission)))
      .orderBy(isGone, members.name, members.id)
      .limit(limit),
  )
