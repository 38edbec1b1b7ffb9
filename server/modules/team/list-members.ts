import { and, eq, ilike, inArray, isNotNull, isNull, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import type { Colleague, Member, TeamQuery } from '#contract/team/team.ts'
import { isRole, type Permission, permissionsByRole, roles } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countedOf } from '../../db/count-up-to.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { cutPage, type PageCursor, readCursor } from '../../db/page-cursor.ts'
import { agencyRoles, branches, memberDelegates, members, orders, users } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { usersWithFactor } from '../accounts/second-factor/read-factors.ts'
import { roleFacts } from '../roles/find-role.ts'
import { settledStatuses } from './hand-over.ts'

const isGone = sql<boolean>`(${members.deactivatedAt} is not null)`
const ID_LENGTH = 36

/** The rows behind the last one of a page, whose cursor has its id and name as value. */
function behind(after: string | null, found: { isGone: SQLWrapper; name: SQLWrapper; id: SQLWrapper }): SQL | undefined {
  const cursor = readCursor(after)
  const value = String(cursor?.value ?? '')
  const id = value.slice(0, ID_LENGTH)
  if (!cursor || !isUuid(id)) return undefined
  return sql`(${found.isGone}, ${found.name}, ${found.id}) > (${cursor.number === 1}::boolean, ${value.slice(ID_LENGTH)}, ${id}::uuid)`
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
  query === '' ? undefined : or(ilike(users.name, likePattern(query)), ilike(users.email, likePattern(query)))

const narrowed = ({ agencyId }: Ctx, { role, state, query }: Omit<TeamQuery, 'after' | 'limit'>): SQL | undefined =>
  and(eq(members.organizationId, agencyId), ofRole(role), state ? byState[state] : undefined, called(query))

/** A page of the members of the agency, active ones first, by name. */
export async function listMembers(ctx: Ctx, input: TeamQuery): Promise<{ items: Member[]; next: string | null; total: Counted }> {
  const { rows, next, total, open, delegates } = await ctx.tx(async (tx) => {
    const { ids, count } = await findPage(tx, ctx, input)
    const page = cutPage(await readRows(tx, ids), input.limit, cursorOf)
    const userIds = page.items.map(({ user }) => user.id)
    return {
      rows: page.items,
      next: page.next,
      total: countedOf(count),
      open: await countOpen(tx, ctx, userIds),
      delegates: await readDelegateIds(tx, ctx, userIds),
    }
  })
  const withFactor = await usersWithFactor(
    ctx.system.db,
    rows.map(({ user }) => user.id),
  )
  const items = rows.map(({ member, user, ownName, branchName }) => ({
    id: member.id,
    userId: member.userId,
    name: user.name,
    email: user.email,
    ...roleFacts({ ...member, ownName }),
    branchId: member.branchId,
    branchName,
    isActive: member.deactivatedAt === null,
    isSelf: member.userId === ctx.actor.userId,
    openOrders: open.get(user.id) ?? 0,
    delegates: (delegates.get(user.id) ?? []).map(({ delegateId, name }) => ({ id: delegateId, name })),
    hasSecondFactor: withFactor.has(user.id),
    joinedAt: member.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  }))
  return { items, next, total }
}

/** The ids of a page and of the row behind it, and how many members there are, counted up to a maximum: names are compared once for both. */
async function findPage(tx: Transaction, ctx: Ctx, input: TeamQuery): Promise<{ ids: string[]; count: number }> {
  const found = tx.$with('found').as(
    tx
      .select({ id: members.id, isGone: isGone.as('is_gone'), name: users.name })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(narrowed(ctx, input)),
  )
  const some = tx
    .select({ id: found.id })
    .from(found)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const counted = tx
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(some)
    .as('counted')
  const page = tx
    .select({ id: found.id })
    .from(found)
    .where(behind(input.after, found))
    .orderBy(found.isGone, found.name, found.id)
    .limit(input.limit + 1)
    .as('page')
  // A page without rows has the count, too.
  const rows = await tx.with(found).select({ id: page.id, count: counted.count }).from(counted).leftJoin(page, sql`true`)
  return { ids: rows.flatMap(({ id }) => id ?? []), count: rows[0]?.count ?? 0 }
}

const readRows = (tx: Transaction, ids: string[]) =>
  tx
    .select({ member: members, user: users, ownName: agencyRoles.name, branchName: branches.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .leftJoin(branches, eq(branches.id, members.branchId))
    .where(inArray(members.id, ids))
    .orderBy(isGone, users.name, members.id)

const cursorOf = ({ member, user }: Awaited<ReturnType<typeof readRows>>[number]): PageCursor => ({
  value: `${member.id}${user.name}`,
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
      .select({ id: members.userId, memberId: members.id, name: users.name })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(narrowed(ctx, { role: null, state: 'active', query }), permission && hasPermission(ctx, permission)))
      .orderBy(users.name, members.id)
      .limit(limit),
  )
