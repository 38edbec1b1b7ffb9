import { and, eq, inArray } from 'drizzle-orm'
import { nobody, noContact, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, tourOwnBookings, tourReviews } from '../../../db/schema/index.ts'
import { isOneOf, ownBookingsOf } from './own-bookings-of.ts'

const erased: OwnPeople = { ...nobody, contact: { ...noContact, fullName: ERASED_NAME } }

/** Removes the people of the bookings that orders of own tours made, and their reviews; seats, prices and check-ins stay. */
export async function eraseOwnBookings(tx: Transaction, ctx: Ctx, orders: readonly Order[]): Promise<void> {
  const uuids = ownBookingsOf(orders)
  if (uuids.length === 0) return
  const erasedRows = await tx
    .update(tourOwnBookings)
    .set({ peopleCipher: ctx.system.cipher.seal(erased), personalQuestions: [] })
    .where(isOneOf(ctx, uuids))
    .returning({ id: tourOwnBookings.id })
  const ids = erasedRows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.delete(tourReviews).where(and(eq(tourReviews.agencyId, ctx.agencyId), inArray(tourReviews.bookingId, ids)))
}
