import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { noContact, nobody, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { type Order, tourOwnBookings, tourReviews } from '../../../db/schema/index.ts'
import { ownSeller } from '../../own-tours/seller.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'

const erased: OwnPeople = { ...nobody, contact: { ...noContact, fullName: ERASED_NAME } }

const ownBookingsOf = (orders: readonly Order[]): string[] =>
  orders.filter(({ supplier }) => supplier === OWN_SUPPLIER.id).flatMap(({ supplierOrderId }) => supplierOrderId ?? [])

const ofOrders = (ctx: Ctx, uuids: string[]) =>
  and(
    eq(tourOwnBookings.agencyId, ctx.agencyId),
    eq(tourOwnBookings.sellerId, ownSeller(ctx.agencyId).id),
    inArray(tourOwnBookings.uuid, uuids),
  )

/** The reviews that a customer wrote, and those that were asked for. */
export async function exportReviews(tx: Transaction, ctx: Ctx, orders: readonly Order[]) {
  const uuids = ownBookingsOf(orders)
  if (uuids.length === 0) return []
  const { day, rating, text, author, askedAt, writtenAt, answer } = getTableColumns(tourReviews)
  return tx
    .select({ day, rating, text, author, askedAt, writtenAt, answer })
    .from(tourReviews)
    .innerJoin(tourOwnBookings, eq(tourOwnBookings.id, tourReviews.bookingId))
    .where(ofOrders(ctx, uuids))
}

/** Removes the people of the bookings that orders of own tours made, and their reviews; seats, prices and check-ins stay. */
export async function eraseOwnBookings(tx: Transaction, ctx: Ctx, orders: readonly Order[]): Promise<void> {
  const uuids = ownBookingsOf(orders)
  if (uuids.length === 0) return
  const erasedRows = await tx
    .update(tourOwnBookings)
    .set({ peopleCipher: ctx.system.cipher.seal(erased) })
    .where(ofOrders(ctx, uuids))
    .returning({ id: tourOwnBookings.id })
  const ids = erasedRows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.delete(tourReviews).where(and(eq(tourReviews.agencyId, ctx.agencyId), inArray(tourReviews.bookingId, ids)))
}
