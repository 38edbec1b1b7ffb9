import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PolicyGap } from '#contract/orders/booking-protection.ts'
import { dayAt } from '#domain/dates.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { leavesGap, type Period } from '#domain/policies/changes/change-rules.ts'
import { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, type Order, orderEvents, orders } from '../../db/schema/index.ts'
import { actorMay } from '../access/actor-may.ts'
import { mayCancelSelf } from '../access/customer-rules.ts'
import { isOwnOrder } from '../access/is-own.ts'
import { mayChange } from '../orders/detail/order-actions.ts'
import { orderLink } from '../orders/on-top.ts'
import { readOrder } from '../orders/read-order.ts'
import { isOf } from '../products/order-of-product.ts'

/** The days that a policy covers. */
const Insured = SupplierPolicyOffer.pick({ from: true, to: true })

/** The events after which an order has other days. */
const moving = ['changed', 'moved', 'schedule-changed']

interface OfTrip {
  order: Order
  /** The order below. */
  onOrder: string | null
  /** When its days were changed last; null if they never were. */
  movedAt: string | null
}

/** The sold orders of a trip that the visitor may see. */
async function readTrip(tx: Transaction, ctx: Ctx, tripId: string): Promise<OfTrip[]> {
  const movedAt = sql<string | null>`(select max(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.agencyId} = ${orders.agencyId} and ${orderEvents.orderId} = ${orders.id} and ${inArray(orderEvents.event, moving)})`
  const rows = await tx
    .select({ order: orders, onOrder: checkoutItems.onOrder, movedAt })
    .from(orders)
    .leftJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.tripId, tripId), isNotNull(orders.soldAt)))
    .orderBy(orders.number)
  return rows.filter(({ order }) => isOwnOrder(ctx, order) && !isOver(order.status))
}

/** The days from the first start to the last end; null where none of them has a time. */
function daysOf(ctx: Ctx, booked: readonly OfTrip[]): Period | null {
  const days = booked
    .flatMap(({ order: { startsAt, endsAt, zone } }) => {
      const place = zone ?? ctx.regional.zone
      return [startsAt, endsAt].flatMap((at) => (at ? dayAt(at, place) : []))
    })
    .toSorted()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}

/**
 * The policies of an order's trip that leave a day of it without cover since the trip was changed. A policy that was bought with one booking covers that
 * booking; any other one covers the whole trip. Throws access.not-found.
 */
export async function findGaps(ctx: Ctx, { id }: { id: string }): Promise<PolicyGap[]> {
  const trip = await ctx.tx(async (tx) => readTrip(tx, ctx, (await readOrder(tx, ctx, id)).order.tripId))
  const today = dayAt(ctx.now(), ctx.regional.zone)
  const booked = trip.filter(({ order }) => !isOf('protection', order))
  return trip.flatMap(({ order, onOrder }): PolicyGap[] => {
    if (!isOf('protection', order) || order.status !== 'Issued') return []
    const insured = onOrder ? booked.filter((one) => one.order.id === onOrder) : booked
    const isAbout = order.id === id || insured.some((one) => one.order.id === id)
    const hasMoved = insured.some(({ movedAt }) => movedAt !== null && order.soldAt !== null && new Date(movedAt) > order.soldAt)
    const [days, covers] = [daysOf(ctx, insured), Insured.parse(order.itinerary)]
    // Of a trip that is over nothing can be covered any more.
    if (!isAbout || !hasMoved || !days || days.to < today || !leavesGap(covers, days)) return []
    const isAllowed = ctx.actor.role === 'customer' ? mayCancelSelf(ctx) : actorMay(ctx, 'orders:write')
    return [{ policy: orderLink(order), covers, trip: days, mayChange: isAllowed && mayChange(ctx, order) }]
  })
}
