import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { memberProfiles, members, orders, users } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import type { System } from '../../system.ts'
import { orderUrl } from '../orders/documents/order-url.ts'

const HOUR_S = 3_600
const DAY_MS = 86_400_000
/** Departures stay in the calendar this long. */
const PAST_MS = 30 * DAY_MS
const MOST_ORDERS = 1_000

const travels: OrderStatus[] = ['Not Paid', 'CustomerPaid', 'Paid', 'PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Issued']

/**
 * The calendar of a secret address (RFC 5545): a departure or check-in of each order that the member sold, and the deadline of each that is held and
 * not paid. Throws access.not-found for an address that is unknown or revoked, and for people who are no longer members.
 */
export async function renderCalendar(system: System, address: { agencyId: string; token: string }): Promise<string> {
  const ctx = await systemCtx(system, address.agencyId)
  const person = await findPerson(ctx, address.token)
  const rows = await readOrders(ctx, person.id)
  const calendar = ical({
    name: `Orders of ${person.name}`,
    prodId: { company: 'Tradewind', product: 'Orders' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  })
  for (const order of rows) {
    const number = formatOrderNumber(order)
    const about = { stamp: order.statusAt, url: orderUrl(ctx, order), description: `${number}, ${order.customer}` }
    if (order.startsAt)
      calendar.createEvent({
        ...about,
        id: `${order.id}@departure`,
        start: order.startsAt,
        end: new Date(order.startsAt.getTime() + HOUR_S * 1_000),
        summary: `${order.title}: ${order.customer}`,
      })
    if (order.status === 'Not Paid' && order.payBy) {
      const deadline = calendar.createEvent({
        ...about,
        id: `${order.id}@deadline`,
        start: order.payBy,
        end: order.payBy,
        summary: `Pay ${number} or lose it: ${order.title}`,
      })
      deadline.createAlarm({ type: ICalAlarmType.display, triggerBefore: HOUR_S, description: `${number} lapses in an hour` })
    }
  }
  return calendar.toString()
}

async function findPerson(ctx: Ctx, token: string): Promise<{ id: string; name: string }> {
  const [profile] = await ctx.tx((tx) =>
    tx
      .select({ userId: memberProfiles.userId })
      .from(memberProfiles)
      .where(and(eq(memberProfiles.agencyId, ctx.agencyId), eq(memberProfiles.calendarHash, hashToken(token))))
      .limit(1),
  )
  if (!profile) throw new AppError('access.not-found')
  const [person] = await ctx.system.db
    .select({ id: users.id, name: users.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.userId, profile.userId)))
    .limit(1)
  if (!person) throw new AppError('access.not-found')
  return person
}

const readOrders = (ctx: Ctx, userId: string) =>
  ctx.tx((tx) =>
    tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.agencyId, ctx.agencyId),
          eq(orders.createdBy, userId),
          inArray(orders.status, travels),
          or(gt(orders.startsAt, new Date(ctx.now().getTime() - PAST_MS)), isNotNull(orders.payBy)),
        ),
      )
      .orderBy(asc(orders.startsAt))
      .limit(MOST_ORDERS),
  )
