import { and, eq, inArray } from 'drizzle-orm'
import type { DepartureCancellation, DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { AppError } from '#domain/errors.ts'
import { add, type Money, zero } from '#domain/money/money.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orders, tourOwnBookings, tourSeatPools } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { cancelOrder } from '../orders/cancellation/cancel-order.ts'
import type { OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { lockSeats } from '../own-tours/departures/lock-seats.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { findDeparture, isOfDeparture } from './find-departure.ts'

interface Booked {
  rows: OwnBookingRow[]
  sold: Order[]
}

/** The confirmed bookings of a departure, and the agency's own orders of them. */
async function readBooked(tx: Transaction, ctx: Ctx, ref: DepartureRef): Promise<Booked> {
  const rows = await tx
    .select()
    .from(tourOwnBookings)
    .where(and(isOfDeparture(ctx, ref), eq(tourOwnBookings.status, 'confirmed')))
  const uuids = rows.filter(({ resellerId }) => resellerId === null).map(({ uuid }) => uuid)
  if (uuids.length === 0) return { rows, sold: [] }
  const isOfRow = and(
    eq(orders.agencyId, ctx.agencyId),
    eq(orders.supplier, OWN_SUPPLIER.id),
    eq(orders.status, 'Issued'),
    inArray(orders.supplierOrderId, uuids),
  )
  return { rows, sold: await tx.select().from(orders).where(isOfRow) }
}

function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>()
  for (const amount of amounts) sums.set(amount.currency, add(sums.get(amount.currency) ?? zero(amount.currency), amount))
  return [...sums.values()]
}

const viewOf = ({ rows, sold }: Booked): DepartureCancellation => ({
  orders: sold.length,
  resellerBookings: rows.filter(({ resellerId }) => resellerId !== null).length,
  people: rows.reduce((count, { units }) => count + units.length, 0),
  refunds: sumsOf(sold.map(({ waterfall }) => waterfall.total)),
})

/** What cancelling a departure gives back. */
export const quoteDeparture = (ctx: Ctx, ref: DepartureRef): Promise<DepartureCancellation> => {
  const all = withAllOrders(ctx)
  return all.tx(async (tx) => {
    await findDeparture(tx, all, ref)
    return viewOf(await readBooked(tx, all, ref))
  })
}

/** Closes the departure, ends what is not confirmed, and makes every booking of it refundable until its start. */
const closeForAll = (ctx: Ctx, { reason, ...ref }: DepartureRef & { reason: string }): Promise<Booked> =>
  ctx.tx(async (tx) => {
    const { own, option, departure } = await findDeparture(tx, ctx, ref)
    const now = ctx.now()
    if (departure.startsAt <= now) throw new AppError('tour.departure-begun')
    const { pool } = await lockSeats(tx, ctx, { tourId: own.id, option, departure })
    await tx
      .update(tourSeatPools)
      .set({ closedAt: now, closedBy: ctx.actor.name, closedReason: reason })
      .where(and(eq(tourSeatPools.agencyId, ctx.agencyId), eq(tourSeatPools.pool, pool)))
    const booked = await readBooked(tx, ctx, ref)
    const end = { changedAt: now, cancelReason: reason, cancelledAt: now }
    const isIn = (...statuses: OwnBookingRow['status'][]) =>
      and(isOfDeparture(ctx, ref), inArray(tourOwnBookings.status, statuses))
    await tx
      .update(tourOwnBookings)
      .set({ ...end, status: 'cancelled' })
      .where(isIn('held'))
    await tx.update(tourOwnBookings).set({ changedAt: now, status: 'rejected' }).where(isIn('requested'))
    for (const row of booked.rows) {
      const full = { cancellation: [{ minutesBefore: 0, refundPercent: 100 }] }
      const set = row.resellerId ? { ...end, ...full, status: 'cancelled' as const, refund: row.net } : full
      await tx
        .update(tourOwnBookings)
        .set(set)
        .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, row.id)))
    }
    for (const order of booked.sold) {
      const offer = SupplierTourOffer.parse(order.itinerary)
      const penalty = zero(offer.net.currency)
      const itinerary = { ...offer, cancellation: [{ until: departure.startsAt.toISOString(), penalty }] }
      await tx
        .update(orders)
        .set({ itinerary })
        .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
    }
    await recordAudit(tx, ctx, {
      action: 'departure.cancelled',
      subject: `${own.tour.name.title}, ${departure.id}`,
      after: { Reason: reason },
    })
    return booked
  })

/**
 * Cancels a departure: it is closed, and everybody gets the whole price back and one mail, as by a cancellation of the order. Resellers read that
 * their bookings are cancelled. Repeated for orders that could not be cancelled. Throws tour.departure-begun.
 */
export async function cancelDeparture(
  ctx: Ctx,
  input: DepartureRef & { reason: string },
): Promise<{ cancelled: number; failed: number }> {
  const all = withAllOrders(ctx)
  const { rows, sold } = await closeForAll(all, input)
  let failed = 0
  for (const { id, waterfall, payKey } of sold) {
    try {
      await cancelOrder(all, { id, refund: waterfall.total, idempotencyKey: payKey })
    } catch (error) {
      if (!(error instanceof AppError || error instanceof SupplierError)) throw error
      ctx.system.log.warn({ err: error, order: id }, 'an order of a cancelled departure is not cancelled')
      failed += 1
    }
  }
  // A booking whose order is not issued yet is not cancelled either.
  const unsold = rows.filter(({ resellerId }) => resellerId === null).length - sold.length
  return { cancelled: rows.length - failed - unsold, failed: failed + unsold }
}
