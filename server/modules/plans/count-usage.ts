import { and, count, eq, gt, gte, inArray, isNull } from 'drizzle-orm'
import { dayAt, instantAt } from '#domain/dates.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type PlanUsage, type PlanLimit } from '#domain/plans.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import { agencyDomains, invitations, members, orders } from '../../db/schema/index.ts'

/** Bookings that were made or are under way; what failed or was never paid is not counted. */
const counted: OrderStatus[] = [
  'CustomerPaid',
  'Paid',
  'PendingTicketIssue',
  'AwaitingAdmin',
  'Booked',
  'Issued',
  'TicketCancelationRequested',
  'TicketCanceled',
  'Cancelled',
  'Refunded',
]

/** The first instant of the current month on the agency's clocks. */
export function startOfMonth(ctx: Ctx): Date {
  const { zone } = ctx.regional
  return instantAt(`${dayAt(ctx.now(), zone).replace(/\d{2}$/, '01')}T00:00`, zone) ?? ctx.now()
}

const counts: Record<PlanLimit, (ctx: Ctx) => Promise<number>> = {
  async bookings(ctx) {
    const isThisMonth = and(gte(orders.createdAt, startOfMonth(ctx)), inArray(orders.status, counted))
    const [row] = await withAllOrders(ctx).tx((tx) =>
      tx
        .select({ count: count() })
        .from(orders)
        .where(and(eq(orders.agencyId, ctx.agencyId), isThisMonth)),
    )
    return row?.count ?? 0
  },
  // Members, invitations and domains are read before the tenant is known, by the owner role: each query names the agency.
  async members({ system, agencyId, now }) {
    const isOpen = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, now()))
    const joined = await system.db
      .select({ count: count() })
      .from(members)
      .where(and(eq(members.organizationId, agencyId), isNull(members.deactivatedAt)))
    const invited = await system.db
      .select({ count: count() })
      .from(invitations)
      .where(and(eq(invitations.organizationId, agencyId), isOpen))
    return (joined[0]?.count ?? 0) + (invited[0]?.count ?? 0)
  },
  domains: async (ctx) => ((await domainOf(ctx)) ? 1 : 0),
}

async function domainOf({ system, agencyId }: Ctx): Promise<string | null> {
  const [row] = await system.db
    .select({ name: agencyDomains.name })
    .from(agencyDomains)
    .where(eq(agencyDomains.agencyId, agencyId))
  return row?.name ?? null
}

/** How much of a limit is used. Not inside a transaction: members and domains are read on a connection of their own. */
export const countUsage = (ctx: Ctx, of: PlanLimit): Promise<number> => counts[of](ctx)

/** What the agency uses of its plan. Not inside a transaction. */
export const readUsage = async (ctx: Ctx): Promise<PlanUsage> => ({
  bookings: await countUsage(ctx, 'bookings'),
  members: await countUsage(ctx, 'members'),
  domain: await domainOf(ctx),
})
