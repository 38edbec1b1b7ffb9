import { and, arrayContains, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { may, type Permission, roles } from '#domain/permissions.ts'
import type { SpendingLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import { agencyRoles, members, type Order, users } from '../../db/schema/index.ts'

/** An order as far as it determines who reaches it. */
export type ReachedOrder = Pick<Order, 'createdBy' | 'branchId'>

interface FoundMember extends SpendingLimits {
  id: string
  name: string
  email: string
}

/** An order that only members who reach every order are told about: one of the website, or one that a text names. */
export const ofNobody: ReachedOrder = { createdBy: null, branchId: null }

/** The active members of the agency whose role includes the permission and who reach the order, if one is given; the longest membership first. */
export async function findMembers(ctx: Ctx, permission: Permission, order: ReachedOrder | null = null): Promise<FoundMember[]> {
  const allowed = roles.filter((role) => may(role, permission))
  return ctx.system.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      walletLimit: agencyRoles.walletLimit,
      refundLimit: agencyRoles.refundLimit,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .where(
      and(
        eq(members.organizationId, ctx.agencyId),
        isNull(members.deactivatedAt),
        or(inArray(members.role, allowed), arrayContains(agencyRoles.permissions, [permission])),
        order ? reaches(order) : undefined,
      ),
    )
    .orderBy(asc(members.createdAt))
}

/** The scope of the member's role, as the policies of the table `orders` have it. */
const reaches = ({ createdBy, branchId }: ReachedOrder) =>
  or(
    isNull(agencyRoles.id),
    eq(agencyRoles.orderScope, 'all'),
    createdBy === null ? undefined : eq(users.id, createdBy),
    branchId === null ? undefined : and(eq(agencyRoles.orderScope, 'branch'), eq(members.branchId, branchId)),
  )
