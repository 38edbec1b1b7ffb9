import { and, eq, lte, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { packageBookings, packageDepartures } from '../../../db/schema/index.ts'
import type { DepartureRow } from './read-departures.ts'

interface Locked {
  departure: DepartureRow
  /** The places of all bookings that are not released. */
  taken: number
}

/**
 * A departure of a package, locked until the transaction ends, so that its places are taken by one buyer after the other. Ends the holds that have expired.
 * Throws access.not-found.
 */
export async function lockDeparture(
  tx: Transaction,
  ctx: Ctx,
  { packageId, departureId }: { packageId: string; departureId: string },
): Promise<Locked> {
  const [departure] = await tx
    .select()
    .from(packageDepartures)
    .where(
      and(
        eq(packageDepartures.agencyId, ctx.agencyId),
        eq(packageDepartures.packageId, packageId),
        eq(packageDepartures.id, departureId),
      ),
    )
    .for('update')
  if (!departure) throw new AppError('access.not-found')
  const ofDeparture = and(eq(packageBookings.agencyId, ctx.agencyId), eq(packageBookings.departureId, departureId))
  await tx
    .update(packageBookings)
    .set({ state: 'released' })
    .where(and(ofDeparture, eq(packageBookings.state, 'held'), lte(packageBookings.heldUntil, ctx.now())))
  const kept = await tx
    .select({ people: packageBookings.people })
    .from(packageBookings)
    .where(and(ofDeparture, ne(packageBookings.state, 'released')))
  return { departure, taken: kept.reduce((sum, { people }) => sum + people, 0) }
}
