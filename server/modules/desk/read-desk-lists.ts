import { and, asc, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '#contract/base/order-base.ts'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { orders } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'
import { hasOpenSchedule } from '../orders/schedule/has-open-schedule.ts'
import { selectOrderRows, toOrderRow } from '../orders/list/order-row.ts'

const MOST_ROWS = 20
const RECENT_ROWS = 8
const DEPARTURE_DAYS = 7

const paidNotIssued: OrderStatus[] = ['CustomerPaid', 'Paid', 'PendingTicketIssue', 'Booked']

export interface DeskLists {
  holds: OrderRow[]
  awaitingTickets: OrderRow[]
  /** Empty for members who may not decide. */
  needsDecision: OrderRow[]
  rescheduled: OrderRow[]
  /** All of them, which the order list shows. */
  rescheduledTotal: Counted
  departures: OrderRow[]
  recent: OrderRow[]
}

/** The short lists of orders that need work today, in order of urgency. */
export async function readDeskLists(tx: Transaction, ctx: Ctx): Promise<DeskLists> {
  const now = ctx.now()
  const today = dayAt(now, ctx.regional.zone)
  const read = async (where: SQL | undefined, orderBy: SQL[], limit = MOST_ROWS) => {
    const rows = await selectOrderRows(tx)
      .where(and(eq(orders.agencyId, ctx.agencyId), where))
      .orderBy(...orderBy)
      .limit(limit)
    return rows.map(toOrderRow)
  }
  const rescheduled = await read(hasOpenSchedule(ctx), [asc(orders.startsLocal), asc(orders.number)])
  return {
    // Nearest deadline first; within one day the highest amount at risk first.
    holds: await read(and(eq(orders.status, 'Not Paid'), isNotNull(orders.payBy), gt(orders.payBy, now)), [
      sql`(${orders.payBy} at time zone ${ctx.regional.zone})::date`,
      desc(orders.total),
      asc(orders.payBy),
    ]),
    awaitingTickets: await read(inArray(orders.status, paidNotIssued), [asc(orders.statusAt)]),
    needsDecision: actorMay(ctx, 'orders:decide') ? await read(eq(orders.status, 'AwaitingAdmin'), [asc(orders.statusAt)]) : [],
    rescheduled,
    rescheduledTotal:
      rescheduled.length < MOST_ROWS ? { count: rescheduled.length, isMore: false } : await countRescheduled(tx, ctx),
    departures: await read(
      and(
        eq(orders.status, 'Issued'),
        sql`${orders.startsLocal} >= ${today}::timestamp`,
        sql`${orders.startsLocal} < ${addDays(today, DEPARTURE_DAYS)}::timestamp`,
      ),
      [asc(orders.startsLocal), asc(orders.number)],
    ),
    recent: await read(undefined, [desc(orders.number)], RECENT_ROWS),
  }
}

const countRescheduled = (tx: Transaction, ctx: Ctx): Promise<Counted> =>
  countUpTo(
    tx,
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.agencyId, ctx.agencyId), hasOpenSchedule(ctx)))
      .limit(MOST_COUNTED + 1),
  )
