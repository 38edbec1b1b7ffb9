import { and, eq } from 'drizzle-orm'
import type { Permission } from '#domain/permissions.ts'
import type { OrderScope } from '#domain/team/order-scopes.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orders } from '../../db/schema/index.ts'

/** An order as far as it determines who reaches it. */
export type ReachedOrder = Pick<Order, 'createdBy' | 'branchId'> & Partial<Pick<Order, 'bookedBy'>>

/** An order that only members who reach every order are told about: one of the website, or one that a text names. */
export const ofNobody: ReachedOrder = { createdBy: null, branchId: null }

/** What a notification or a mail to members is about, as far as it decides who may read it. */
export interface Subject {
  permission: Permission
  /** Set if it is about an order. */
  order?: ReachedOrder | null
}

/** A member with the permissions and the orders of their role. */
export interface Reader {
  id: string
  permissions: readonly Permission[]
  orderScope: OrderScope
  branchId: string | null
}

/** Whether a member may read about a subject. Every notification and every mail to members who chose it is decided here. */
export const mayRead = (member: Reader, { permission, order }: Subject): boolean =>
  member.permissions.includes(permission) && (!order || reaches(member, order))

/** The scope of the member's role, as the policies of the table `orders` have it. */
const reaches = ({ id, orderScope, branchId }: Reader, order: ReachedOrder): boolean =>
  orderScope === 'all' ||
  order.createdBy === id ||
  order.bookedBy === id ||
  (orderScope === 'branch' && branchId !== null && order.branchId === branchId)

/** Who reaches an order; null where nothing is about an order. */
export async function readReached(tx: Transaction, ctx: Ctx, orderId: string | null): Promise<ReachedOrder | null> {
  if (orderId === null) return null
  const [order] = await tx
    .select({ createdBy: orders.createdBy, bookedBy: orders.bookedBy, branchId: orders.branchId })
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  return order ?? ofNobody
}
