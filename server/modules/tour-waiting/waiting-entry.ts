import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOwnBookings, tourWaitingEntries } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { isOfList } from '../own-tours/departures/read-waiting.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'

export type WaitingRow = typeof tourWaitingEntries.$inferSelect

const Contact = z.object({ name: z.string(), email: z.string() })
export type WaitingContact = z.infer<typeof Contact>

export const sealContact = (ctx: Ctx, contact: WaitingContact): string => ctx.system.cipher.seal(contact)
export const openContact = (ctx: Ctx, { contactCipher }: Pick<WaitingRow, 'contactCipher'>): WaitingContact =>
  Contact.parse(ctx.system.cipher.open(contactCipher))

/** A new secret: its hash finds the entry, the encrypted text is for the mails. */
export function newLink(ctx: Ctx): { linkHash: string; linkCipher: string } {
  const token = randomBytes(24).toString('base64url')
  return { linkHash: hashToken(token), linkCipher: ctx.system.cipher.seal(token) }
}

export const linkOf = (ctx: Ctx, { linkCipher }: Pick<WaitingRow, 'linkCipher'>, origin: string): string =>
  `${origin}/tour/waiting/${String(ctx.system.cipher.open(linkCipher))}`

/** Those who wait or have an offer, the first first; locked until the transaction ends. */
export const lockLive = (tx: Transaction, ctx: Ctx, ref: DepartureRef): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(tourWaitingEntries)
    .where(and(isOfList(ctx, ref), inArray(tourWaitingEntries.status, ['waiting', 'offered'])))
    .orderBy(asc(tourWaitingEntries.createdAt), asc(tourWaitingEntries.id))
    .for('update')

export async function setEntry(tx: Transaction, ctx: Ctx, id: string, set: Partial<typeof tourWaitingEntries.$inferInsert>) {
  await tx
    .update(tourWaitingEntries)
    .set({ ...set, changedAt: ctx.now() })
    .where(and(eq(tourWaitingEntries.agencyId, ctx.agencyId), eq(tourWaitingEntries.id, id)))
}

/** Ends an entry; seats that are held for it are free again. */
export async function endEntry(tx: Transaction, ctx: Ctx, row: WaitingRow, status: 'left' | 'expired'): Promise<void> {
  const { id, bookingId } = row
  await setEntry(tx, ctx, id, { status })
  await recordAvailability(tx, ctx, [row])
  if (bookingId === null) return
  await tx
    .update(tourOwnBookings)
    .set({
      status: 'cancelled',
      cancelledAt: ctx.now(),
      changedAt: ctx.now(),
      cancelReason: 'The offer from the waiting list ended',
    })
    .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, bookingId), eq(tourOwnBookings.status, 'held')))
}
