import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { dayAt } from '#domain/dates.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { packageBookings, packageDepartures } from '../../../db/schema/index.ts'

export type DepartureRow = typeof packageDepartures.$inferSelect

/** Bookings that have places now: they are booked, or held until later. */
export const hasPlaces = ({ now }: Ctx) =>
  or(eq(packageBookings.state, 'booked'), and(eq(packageBookings.state, 'held'), gt(packageBookings.heldUntil, now())))

/** Today by the agency's clock: departures of a later day are sold. */
export const todayAt = (ctx: Ctx): string => dayAt(ctx.now(), ctx.regional.zone)

/** The taken places of each departure. */
export const takenPlaces = (tx: Transaction, ctx: Ctx) =>
  tx
    .select({ departureId: packageBookings.departureId, people: sql<number>`sum(${packageBookings.people})::int`.as('people') })
    .from(packageBookings)
    .where(and(eq(packageBookings.agencyId, ctx.agencyId), hasPlaces(ctx)))
    .groupBy(packageBookings.departureId)
    .as('taken')

/** A departure with its taken places. */
export interface Departure {
  departure: DepartureRow
  taken: number
}

/** The departures of a package by day. */
export const readDepartures = (tx: Transaction, ctx: Ctx, packageId: string): Promise<Departure[]> =>
  readDeparturesOf(tx, ctx, [packageId])

/** The departures of several packages by day. */
export async function readDeparturesOf(tx: Transaction, ctx: Ctx, packageIds: readonly string[]): Promise<Departure[]> {
  if (packageIds.length === 0) return []
  const taken = takenPlaces(tx, ctx)
  const rows = await tx
    .select({ departure: packageDepartures, taken: taken.people })
    .from(packageDepartures)
    .leftJoin(taken, eq(taken.departureId, packageDepartures.id))
    .where(and(eq(packageDepartures.agencyId, ctx.agencyId), inArray(packageDepartures.packageId, [...packageIds])))
    .orderBy(asc(packageDepartures.day))
  return rows.map((row) => ({ departure: row.departure, taken: row.taken ?? 0 }))
}
