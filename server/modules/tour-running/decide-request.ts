import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { tourOwnBookings } from '../../db/schema/index.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'

/** Confirms or rejects a requested booking; its seller reads the decision. Throws access.not-found and tour.request-decided. */
export const decideRequest = (ctx: Ctx, { id, isAccepted }: { id: string; isAccepted: boolean }) =>
  ctx.tx(async (tx) => {
    const own = and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, id))
    const [row] = await tx.select().from(tourOwnBookings).where(own).for('update')
    if (!row) throw new AppError('access.not-found')
    if (row.status !== 'requested') throw new AppError('tour.request-decided')
    const now = ctx.now()
    if (!isAccepted) await recordAvailability(tx, ctx, [row])
    await tx
      .update(tourOwnBookings)
      .set(isAccepted ? { status: 'confirmed', confirmedAt: now, changedAt: now } : { status: 'rejected', changedAt: now })
      .where(own)
    return { done: true } as const
  })
