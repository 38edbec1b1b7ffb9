import { eq, getTableColumns } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, tourOwnBookings, tourReviews } from '../../../db/schema/index.ts'
import { isOneOf, ownBookingsOf } from './own-bookings-of.ts'

/** The reviews that a customer wrote, and those that were asked for. */
export async function exportReviews(tx: Transaction, ctx: Ctx, orders: readonly Order[]) {
  const uuids = ownBookingsOf(orders)
  if (uuids.length === 0) return []
  const { day, rating, text, author, askedAt, writtenAt, answer } = getTableColumns(tourReviews)
  return tx
    .select({ day, rating, text, author, askedAt, writtenAt, answer })
    .from(tourReviews)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourReviews.bookingId))
    .where(isOneOf(ctx, uuids))
}
