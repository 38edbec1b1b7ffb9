import { and, eq } from 'drizzle-orm'
import { invalidBooking } from '#domain/authored-tours/sale/own-tour-error.ts'
import { OwnPeople, type OwnBookingStatus } from '#domain/authored-tours/sale/own-booking.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { isUuid } from '../../../db/is-uuid.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import type { Seller } from '../seller.ts'

export type OwnBookingRow = typeof tourOwnBookings.$inferSelect

/** The status now: a hold ends by itself. */
export const statusAt = ({ status, heldUntil }: OwnBookingRow, now: Date): OwnBookingStatus =>
  status === 'held' && heldUntil !== null && heldUntil <= now ? 'expired' : status

export const openPeople = (ctx: Ctx, { peopleCipher }: Pick<OwnBookingRow, 'peopleCipher'>): OwnPeople =>
  OwnPeople.parse(ctx.system.cipher.open(peopleCipher))

const ofSeller = (ctx: Ctx, seller: Seller, uuid: string) =>
  and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.sellerId, seller.id), eq(tourOwnBookings.uuid, uuid))

/** A booking by its seller's uuid; null without one. */
export async function findOwnBooking(tx: Transaction, ctx: Ctx, { seller, uuid }: { seller: Seller; uuid: string }) {
  if (!isUuid(uuid)) return null
  const [row] = await tx
    .select()
    .from(tourOwnBookings)
    .where(ofSeller(ctx, seller, uuid))
  return row ?? null
}

/** The booking, locked until the transaction ends. Throws INVALID_BOOKING_UUID. */
export async function lockOwnBooking(tx: Transaction, ctx: Ctx, { seller, uuid }: { seller: Seller; uuid: string }) {
  if (!isUuid(uuid)) throw invalidBooking(uuid)
  const [row] = await tx
    .select()
    .from(tourOwnBookings)
    .where(ofSeller(ctx, seller, uuid))
    .for('update')
  if (!row) throw invalidBooking(uuid)
  return row
}

/** Changes a booking and returns it. */
export async function setOwnBooking(
  tx: Transaction,
  ctx: Ctx,
  { id }: Pick<OwnBookingRow, 'id'>,
  set: Partial<typeof tourOwnBookings.$inferInsert>,
): Promise<OwnBookingRow> {
  const [row] = await tx
    .update(tourOwnBookings)
    .set({ ...set, changedAt: ctx.now() })
    .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, id)))
    .returning()
  if (!row) throw new Error(`no booking ${id}`)
  return row
}
