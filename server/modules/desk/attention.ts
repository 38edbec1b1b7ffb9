import { and, asc, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '#contract/base/order-base.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { approvalRequests, orders } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'
import { waitingFor } from '../limits/may-decide.ts'
import { selectOrderRows, toOrderRow } from '../orders/list/order-row.ts'
import { hasOpenSchedule } from '../orders/schedule/has-open-schedule.ts'

const DAY_MS = 86_400_000
const MOST_COUNTED = 100
const MOST_LISTED = 20

/** Orders that need the acting member now: those awaiting a decision, for members who may decide, holds that expire within 24 hours, and those with new flight times that nobody answered. */
const needsAttention = (ctx: Ctx): SQL | undefined => {
  const soon = new Date(ctx.now().getTime() + DAY_MS)
  return and(
    eq(orders.agencyId, ctx.agencyId),
    or(
      actorMay(ctx, 'orders:decide') ? eq(orders.status, 'AwaitingAdmin') : undefined,
      and(eq(orders.status, 'Not Paid'), lte(orders.payBy, soon)),
      hasOpenSchedule(ctx),
    ),
  )
}

export interface Attention {
  /** Orders and requests. */
  attention: number
  /** Requests of colleagues for approval. */
  approvals: number
  /** Whether the member has ever asked for approval. */
  hasRequested: boolean
}

/** The number of orders and of colleagues' requests that need the member now, at most `MOST_COUNTED` of each, in one statement. */
export async function countAttention(tx: Transaction, ctx: Ctx): Promise<Attention> {
  const waiting = tx.select({ one: sql`1` }).from(orders).where(needsAttention(ctx)).limit(MOST_COUNTED).as('waiting')
  const requests = tx.select({ one: sql`1` }).from(approvalRequests).where(waitingFor(ctx)).limit(MOST_COUNTED).as('requests')
  const own = tx
    .select({ one: sql`1` })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.agencyId, ctx.agencyId), eq(approvalRequests.requestedBy, ctx.actor.userId ?? sql`null`)))
  const [row] = await tx
    .select({
      orders: sql<number>`count(*)::int`,
      approvals: sql<number>`(select count(*)::int from ${requests})`,
      hasRequested: sql<boolean>`exists (${own})`,
    })
    .from(waiting)
  const approvals = row?.approvals ?? 0
  return { attention: (row?.orders ?? 0) + approvals, approvals, hasRequested: row?.hasRequested ?? false }
}

/** The counted orders: first those awaiting a decision, longest first, then by deadline. */
export async function listAttention(tx: Transaction, ctx: Ctx): Promise<OrderRow[]> {
  const rows = await selectOrderRows(tx)
    .where(needsAttention(ctx))
    .orderBy(
      desc(eq(orders.status, 'AwaitingAdmin')),
      sql`case when ${orders.status} = 'AwaitingAdmin' then ${orders.statusAt} end`,
      asc(orders.payBy),
    )
    .limit(MOST_LISTED)
  return rows.map(toOrderRow)
}
