import { randomBytes } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import { askAt, reviewUntil, signatureOf } from '#domain/authored-tours/reviews/review-request.ts'
import { nameOfContact } from '#domain/authored-tours/sale/own-booking.ts'
import { formatDate } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { customers, type Order, orders, tourCheckIns, tourReviews } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOwnBooking, openPeople, type OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { ownSeller } from '../own-tours/seller.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { soldDeparture } from '../tour-running/find-departure.ts'
import { shopOriginOf } from '../tour-waiting/mail-facts.ts'
import { openTourContact } from '../tours/order/tour-contact.ts'

/** Whether a customer may be mailed: not one who was erased, or asked not to be, also under an address that was merged. */
async function mayBeAsked(tx: Transaction, ctx: Ctx, { customerId }: Pick<Order, 'customerId'>): Promise<boolean> {
  if (customerId === null) return true
  const rows = await tx
    .select({ noReviewMails: customers.noReviewMails, erasedAt: customers.erasedAt })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), or(eq(customers.id, customerId), eq(customers.primaryId, customerId))))
  return rows.every(({ noReviewMails, erasedAt }) => !noReviewMails && erasedAt === null)
}

/** Nobody of a booking was there: all of them are recorded as no-shows. */
async function wasNobodyThere(tx: Transaction, ctx: Ctx, { id, units }: OwnBookingRow): Promise<boolean> {
  const absent = and(eq(tourCheckIns.agencyId, ctx.agencyId), eq(tourCheckIns.bookingId, id), eq(tourCheckIns.outcome, 'no-show'))
  return (await tx.$count(tourCheckIns, absent)) >= units.length
}

/** The order and its booking; null for an order of something else. */
async function readBooked(tx: Transaction, ctx: Ctx, orderId: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  if (!order?.supplierOrderId || order.supplier !== OWN_SUPPLIER.id) return null
  const booking = await findOwnBooking(tx, ctx, { seller: ownSeller(ctx.agencyId), uuid: order.supplierOrderId })
  return booking && { order, booking }
}

/**
 * Asks the customer of an order for a review of the own tour, once, after its departure. Returns when to try again for a departure that is not over yet: it
 * may be moved meanwhile. Nobody is asked about a booking that was cancelled, or who asked not to be.
 */
export async function askForReview(ctx: Ctx, orderId: string): Promise<Date | null> {
  const isOwn = await ctx.tx((tx) => readBooked(tx, ctx, orderId))
  if (!isOwn) return null
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const booked = await readBooked(tx, ctx, orderId)
    if (booked?.booking.status !== 'confirmed') return null
    const { order, booking } = booked
    const now = ctx.now()
    if (askAt(booking.endsAt) > now) return askAt(booking.endsAt)
    if (!(await mayBeAsked(tx, ctx, order)) || (await wasNobodyThere(tx, ctx, booking))) return null
    const token = randomBytes(24).toString('base64url')
    const [asked] = await tx
      .insert(tourReviews)
      .values({
        id: ctx.newId(),
        agencyId: ctx.agencyId,
        tourId: booking.tourId,
        bookingId: booking.id,
        day: booking.day,
        linkHash: hashToken(token),
        askedAt: now,
        until: reviewUntil(now),
      })
      .onConflictDoNothing()
      .returning({ id: tourReviews.id, until: tourReviews.until })
    if (!asked) return null
    const { tour } = await readSoldTour(tx, ctx, booking)
    const name = nameOfContact(openPeople(ctx, booking).contact)
    const url = `${origin}/tour/review?token=${token}`
    await queueMail(tx, ctx, {
      template: 'tour-review-asked',
      to: openTourContact(ctx, order).email,
      data: {
        name: signatureOf(name),
        tour: tour.name.title,
        date: departureWords(soldDeparture(booking)),
        until: formatDate(asked.until.toISOString()),
        url,
      },
      orderId,
      dedupeKey: `tour-review-asked:${asked.id}`,
      unsubscribeUrl: url,
    })
    return null
  })
}
