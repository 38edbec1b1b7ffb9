import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedTrips } from '../../db/schema/index.ts'
import { isOwnTrip, isStillPlanned, ownTrips, readTripRow, type TripRow } from './trip-row.ts'

/** Of each person, beside those from which everything is paid. */
const MOST_TRIPS = 100

/** Inserts an empty trip of the actor. Throws trip.too-many. */
export async function insertTrip(
  tx: Transaction,
  ctx: Ctx,
  { name, currency }: Pick<TripRow, 'name' | 'currency'>,
): Promise<TripRow> {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId ?? null
  if (!userId && !visitorId) throw new Error('a trip is planned by a person')
  if ((await tx.$count(plannedTrips, and(ownTrips(ctx), isStillPlanned))) >= MOST_TRIPS) throw new AppError('trip.too-many')
  const row: TripRow = {
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    createdBy: userId,
    visitorId,
    customerId: shopper?.customerId ?? null,
    name,
    isShared: false,
    currency,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
  await tx.insert(plannedTrips).values(row)
  return row
}

/** Renames a trip, and shares it with colleagues or not. Throws access.not-found for the sharing of somebody else's trip, or of a visitor's. */
export const changeTrip = (
  ctx: Ctx,
  { id, name, isShared }: { id: string; name: string; isShared?: boolean | undefined },
): Promise<void> =>
  ctx.tx(async (tx) => {
    const row = await readTripRow(tx, ctx, id, 'lock')
    const shares = isShared ?? row.isShared
    if (shares !== row.isShared && !(row.createdBy && isOwnTrip(ctx, row))) throw new AppError('access.not-found')
    await tx
      .update(plannedTrips)
      .set({ name, isShared: shares, updatedAt: ctx.now() })
      .where(and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.id, id)))
  })

/** Deletes a trip with its items. Throws access.not-found for somebody else's. */
export const removeTrip = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  ctx.tx(async (tx) => {
    const row = await readTripRow(tx, ctx, id, 'lock')
    if (!isOwnTrip(ctx, row)) throw new AppError('access.not-found')
    await tx.delete(plannedTrips).where(and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.id, id)))
  })
