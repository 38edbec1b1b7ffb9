import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { tourOwnBookings } from '../../db/schema/index.ts'

/** Confirms or rejects a requested booking; its seller reads the decision. Throws access.not-found and tour.request-decided. */
export const decideRequest = (ctx: Ctx, { id, isAccepted }: { id: string; isAccepted: boolean }) =>
  ctx.tx(async (tx) => {
    const own = and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, id))
    const [row] = await tx.select({ status: tourOwnBookings.status }).from(tourOwnBookings).where(own).for('update')
    if (!row) throw new AppError('access.not-found')
    if (row.status !== 'requested') throw new AppError('tour.request-decided')
    const now = ctx.now()
    await tx
      .update(tourOwnBookings)
      .set(isAccepted ? { status: 'confirmed', confirmedAt: now, changedAt: now } : { status: 'rejected', changedAt: now })
      .where(own)
    return { done: true } as const
  })
