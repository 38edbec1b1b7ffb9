import { and, eq } from 'drizzle-orm'
import type { ReviewRequest } from '#contract/tour-running/tour-reviews.ts'
import { signatureOf, stateOfRequest } from '#domain/authored-tours/reviews/review-request.ts'
import { nameOfContact } from '#domain/authored-tours/sale/own-booking.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { customers, orders, tourOwnBookings, tourReviews } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { openPeople } from '../own-tours/bookings/own-booking-row.ts'
import { optionOf } from '../own-tours/catalogue/read-own-tours.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'

type Of = { token: string }

/** The request of a link with its booking; the request is locked. Throws tour.review-link-invalid. */
async function findRequest(tx: Transaction, ctx: Ctx, { token }: Of) {
  const [found] = await tx
    .select({ review: tourReviews, booking: tourOwnBookings })
    .from(tourReviews)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourReviews.bookingId))
    .where(and(eq(tourReviews.agencyId, ctx.agencyId), eq(tourReviews.linkHash, hashToken(token))))
    .for('update', { of: tourReviews })
  if (!found) throw new AppError('tour.review-link-invalid')
  return found
}

/** The customer's record of a booking; null where none is known. */
async function customerOf(tx: Transaction, ctx: Ctx, { uuid }: { uuid: string }) {
  const isOrder = and(eq(orders.agencyId, ctx.agencyId), eq(orders.supplier, OWN_SUPPLIER.id), eq(orders.supplierOrderId, uuid))
  const [found] = await tx
    .select({ id: customers.id, noReviewMails: customers.noReviewMails })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isOrder)
  return found ?? null
}

/** What the page of a review shows. */
export const readRequest = (ctx: Ctx, of: Of): Promise<ReviewRequest> =>
  ctx.tx(async (tx) => {
    const { review, booking } = await findRequest(tx, ctx, of)
    const own = await readSoldTour(tx, ctx, booking)
    const customer = await customerOf(tx, ctx, booking)
    return {
      title: own.tour.name.title,
      option: optionOf(own, booking.optionId).name,
      day: review.day,
      time: booking.departureId.slice(11) || null,
      state: stateOfRequest(review, ctx.now()),
      until: review.until.toISOString(),
      author: review.writtenAt ? review.author : signatureOf(nameOfContact(openPeople(ctx, booking).contact)),
      rating: review.rating,
      text: review.text,
      answer: review.answer,
      isAsked: customer && !customer.noReviewMails,
    }
  })

/** Writes the review of a link, once. Throws tour.review-link-expired and tour.review-written. */
export const writeReview = (ctx: Ctx, { token, rating, text, author }: Of & { rating: number; text: string; author: string }) =>
  ctx.tx(async (tx) => {
    const { review } = await findRequest(tx, ctx, { token })
    const state = stateOfRequest(review, ctx.now())
    if (state === 'written') throw new AppError('tour.review-written')
    if (state === 'expired') throw new AppError('tour.review-link-expired')
    await tx
      .update(tourReviews)
      .set({ rating, text, author, writtenAt: ctx.now() })
      .where(and(eq(tourReviews.agencyId, ctx.agencyId), eq(tourReviews.id, review.id)))
    return { done: true } as const
  })

/** The customer of a link is not asked for reviews any more. Repeated calls change nothing. */
export const stopAsking = (ctx: Ctx, of: Of) =>
  ctx.tx(async (tx) => {
    const { booking } = await findRequest(tx, ctx, of)
    const customer = await customerOf(tx, ctx, booking)
    if (customer)
      await tx
        .update(customers)
        .set({ noReviewMails: true })
        .where(and(eq(customers.agencyId, ctx.agencyId), eq(customers.id, customer.id)))
    return { done: true } as const
  })
