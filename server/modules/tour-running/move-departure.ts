import { and, eq, inArray } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { OwnTour } from '#domain/authored-tours/sale/as-tour.ts'
import { movedOffer, movedTerms } from '#domain/authored-tours/sale/moved-offer.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { AppError } from '#domain/errors.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { type Ctx, withAllOrders } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orders, tourTakenSeats } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { sendOrderMail } from '../notifications/send-order-mail.job.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import { type OwnBookingRow, setOwnBooking } from '../own-tours/bookings/own-booking-row.ts'
import { writeSeats } from '../own-tours/bookings/take-places.ts'
import { lockPools, lockSeats } from '../own-tours/departures/lock-seats.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'
import { type Place, readPlaces } from '../own-tours/departures/read-places.ts'
import { publicTourId } from '../tours/public-tour-id.ts'
import { timesOfTour } from '../tours/times-of-tour.ts'
import { changeable, readBooked } from './booked.ts'
import { endSale } from './end-sale.ts'
import { findDeparture } from './find-departure.ts'

interface Move {
  own: OwnTour
  option: AuthoredOption
  from: Departure
  to: Departure
  reason: string
}

/** The departure to which bookings are moved: of the same option, and not begun. Throws tour.no-departure and tour.departure-begun. */
function targetOf(ctx: Ctx, { own, option, from }: Omit<Move, 'to' | 'reason'>, id: string): Departure {
  const to = departureOf(scheduleOf(option, own.tour.location.zone), id)
  if (!to || to.id === from.id) throw new AppError('tour.no-departure')
  if (to.startsAt <= ctx.now()) throw new AppError('tour.departure-begun')
  return to
}

/** The order of a moved booking says where and when it now is, and its buyer gets one mail. */
async function moveOrder(tx: Transaction, ctx: Ctx, order: Order, { own, from, to, reason }: Move): Promise<void> {
  const offer = SupplierTourOffer.parse(order.itinerary)
  const { zone } = own.tour.location
  const id = publicTourId(offer.supplier, offer.productId, offer.optionId, to.id)
  const itinerary = movedOffer(offer, { departure: to, zone, id })
  await tx
    .update(orders)
    .set({ itinerary, supplierOfferId: to.id, ...timesOfTour(itinerary) })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await recordOrderEvent(tx, ctx, {
    orderId: order.id,
    event: 'moved',
    note: `From ${departureWords(from)} to ${departureWords(to)}: ${reason}`,
  })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, {
    agencyId: ctx.agencyId,
    orderId: order.id,
    mail: 'moved',
    from: { day: from.day, time: from.time },
    reason,
    at: ctx.now().toISOString(),
  })
}

/**
 * Moves everybody of a departure to another one of the same option: at the same price, with the same vouchers, and with one mail to each customer. The
 * departure is closed, and requests for it are declined. All or nobody: the seats of both are locked. `left` bookings are still being issued: repeat it.
 * Throws access.not-found, tour.no-departure, tour.departure-begun and tour.too-few-seats.
 */
export function moveDeparture(
  ctx: Ctx,
  { to: targetId, reason, ...ref }: DepartureRef & { to: string; reason: string },
): Promise<{ moved: number; left: number }> {
  const all = withAllOrders(ctx)
  return all.tx(async (tx) => {
    const { own, option, departure: from } = await findDeparture(tx, all, ref)
    if (from.startsAt <= all.now()) throw new AppError('tour.departure-begun')
    const to = targetOf(all, { own, option, from }, targetId)
    const [source, target] = [from, to].map((departure) => ({ tourId: own.id, option, departure }))
    if (!source || !target) throw new Error('two departures')
    await lockPools(tx, all, [source, target])
    const { pool } = await lockSeats(tx, all, source)
    await lockSeats(tx, all, target)
    await endSale(tx, all, { pool, ref, reason })
    const booked = await readBooked(tx, all, ref, 'lock')
    const rows = changeable(booked)
    await freeSeats(tx, all, rows)
    const [place] = await readPlaces(tx, all, { tourId: own.id, option, departures: [to] })
    const wanted = rows.reduce((sum, { seats }) => sum + seats, 0)
    if (!place || place.closed || (place.left !== null && place.left < wanted)) throw new AppError('tour.too-few-seats')
    assertAddOns(place, rows)
    const move = { own, option, from, to, reason }
    for (const { id, seats } of rows) {
      const { day, startsAt, endsAt } = to
      await setOwnBooking(tx, all, { id }, { departureId: to.id, day, startsAt, endsAt, cancellation: [...movedTerms] })
      await writeSeats(tx, all, id, { own, option, departure: to, seats })
    }
    await recordAvailability(tx, all, [{ ...ref, departureId: to.id }])
    for (const order of booked.sold) await moveOrder(tx, all, order, move)
    await recordAudit(tx, all, {
      action: 'departure.moved',
      subject: `${own.tour.name.title}, ${departureWords(from)}`,
      after: { To: departureWords(to), Bookings: String(rows.length), Reason: reason },
    })
    return { moved: rows.length, left: booked.rows.length - rows.length }
  })
}

/** Before the seats of the other departure are counted: both may use the same guide or bus. */
async function freeSeats(tx: Transaction, ctx: Ctx, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(tourTakenSeats).where(and(eq(tourTakenSeats.agencyId, ctx.agencyId), inArray(tourTakenSeats.bookingId, ids)))
}

/** Throws where the other departure has fewer pieces of an add-on than these bookings have. */
function assertAddOns({ addOnsLeft }: Place, rows: readonly Pick<OwnBookingRow, 'addOns'>[]): void {
  for (const { id, left } of addOnsLeft ?? []) {
    const wanted = rows.flatMap(({ addOns }) => addOns.filter((one) => one.id === id)).reduce((sum, one) => sum + one.quantity, 0)
    if (wanted > left) throw new AppError('tour.too-few-seats')
  }
}
