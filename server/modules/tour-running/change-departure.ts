import { and, eq } from 'drizzle-orm'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { departureWords } from '#domain/authored-tours/availability/departure-words.ts'
import type { AuditAction } from '#domain/team/audit-actions.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourOverbookings, tourSeatPools } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockSeats } from '../own-tours/departures/lock-seats.ts'
import { recordAvailability } from '../own-tours/departures/record-availability.ts'
import type { Place } from '../own-tours/departures/read-places.ts'
import { findDeparture } from './find-departure.ts'

const done = { done: true } as const

interface Change {
  place: Place
  subject: string
  set(values: Partial<typeof tourSeatPools.$inferInsert>): Promise<void>
}

/** Changes a departure while nobody else takes its seats. */
const changing = (ctx: Ctx, ref: DepartureRef, change: (tx: Transaction, given: Change) => Promise<AuditAction | null>) =>
  ctx.tx(async (tx) => {
    const { own, option, departure } = await findDeparture(tx, ctx, ref)
    const place = await lockSeats(tx, ctx, { tourId: own.id, option, departure })
    const subject = `${own.tour.name.title}, ${departureWords(departure)}`
    const set = async (values: Partial<typeof tourSeatPools.$inferInsert>) => {
      await tx
        .update(tourSeatPools)
        .set(values)
        .where(and(eq(tourSeatPools.agencyId, ctx.agencyId), eq(tourSeatPools.pool, place.pool)))
    }
    const action = await change(tx, { place, subject, set })
    if (!action) return done
    await recordAudit(tx, ctx, { action, subject })
    await recordAvailability(tx, ctx, [ref])
    return done
  })

/** Throws tour.fewer-than-sold. */
export const setCapacity = (ctx: Ctx, { seats, ...ref }: DepartureRef & { seats: number | null }) =>
  changing(ctx, ref, async (_tx, { place, set }) => {
    if (seats !== null && seats < place.taken - place.overbooked) throw new AppError('tour.fewer-than-sold')
    await set(seats === null ? { capacitySet: null } : { capacitySet: seats, capacity: seats })
    return 'departure.capacity-set'
  })

export const closeDeparture = (ctx: Ctx, { isClosed, reason, ...ref }: DepartureRef & { isClosed: boolean; reason: string }) =>
  changing(ctx, ref, async (_tx, { place, set }) => {
    if (isClosed === (place.closed !== null)) return null
    await set(
      isClosed
        ? { closedAt: ctx.now(), closedBy: ctx.actor.name, closedReason: reason }
        : { closedAt: null, closedBy: null, closedReason: null },
    )
    return isClosed ? 'departure.closed' : 'departure.reopened'
  })

/** Allows seats beyond the capacity, with who and why. */
export const overbookDeparture = (ctx: Ctx, { seats, reason, ...ref }: DepartureRef & { seats: number; reason: string }) =>
  changing(ctx, ref, async (tx, { place, set }) => {
    const [pool] = await tx
      .select({ id: tourSeatPools.id })
      .from(tourSeatPools)
      .where(and(eq(tourSeatPools.agencyId, ctx.agencyId), eq(tourSeatPools.pool, place.pool)))
    if (!pool) throw new Error(`no pool ${place.pool}`)
    await tx.insert(tourOverbookings).values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      poolId: pool.id,
      seats,
      reason,
      userId: ctx.actor.userId,
      allowedBy: ctx.actor.name,
      createdAt: ctx.now(),
    })
    await set({ overbooked: place.overbooked + seats })
    return 'departure.overbooked'
  })
