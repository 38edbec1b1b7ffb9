import { and, eq } from 'drizzle-orm'
import type { DepartureCancellation, DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import { AppError } from '#domain/errors.ts'
import { zero } from '#domain/money/money.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import { orders, tourOwnBookings } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { cancelOrder } from '../orders/cancellation/cancel-order.ts'
import { lockSeats } from '../own-tours/departures/lock-seats.ts'
import { type Booked, changeable, readBooked, viewBooked } from './booked.ts'
import { endSale } from './end-sale.ts'
import { findDeparture } from './find-departure.ts'

/** What cancelling a departure gives back. */
export const quoteDeparture = (ctx: Ctx, ref: DepartureRef): Promise<DepartureCancellation> => {
  const all = withAllOrders(ctx)
  return all.tx(async (tx) => {
    await findDeparture(tx, all, ref)
    return viewBooked(await readBooked(tx, all, ref))
  })
}

/** Closes the departure, ends what is not confirmed, and makes every booking of it refundable until its start. */
const closeForAll = (ctx: Ctx, { reason, ...ref }: DepartureRef & { reason: string }): Promise<Booked> =>
  ctx.tx(async (tx) => {
    const { own, option, departure } = await findDeparture(tx, ctx, ref)
    const now = ctx.now()
    if (departure.startsAt <= now) throw new AppError('tour.departure-begun')
    const { pool } = await lockSeats(tx, ctx, { tourId: own.id, option, departure })
    await endSale(tx, ctx, { pool, ref, reason })
    const booked = await readBooked(tx, ctx, ref, 'lock')
    const end = { changedAt: now, cancelReason: reason, cancelledAt: now }
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
      subject: `${own.tour.name.title}, ${departureWords(departure)}`,
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
  const unsold = rows.length - changeable({ rows, sold }).length
  return { cancelled: rows.length - failed - unsold, failed: failed + unsold }
}
