import { and, eq, gt } from 'drizzle-orm'
import type { DepartureTerms, PackageDetail } from '#contract/packages/package-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { packageLimits } from '#domain/packages/package-content.ts'
import type { Ctx } from '../../../ctx.ts'
import { packageBookings, packageDepartures } from '../../../db/schema/index.ts'
import { describePackage } from '../describe-package.ts'
import { changePackage, readPackageRow } from '../package-row.ts'
import { lockDeparture } from './lock-departure.ts'
import { todayAt } from './read-departures.ts'

/** Adds a departure for each day that has none. Throws access.not-found, and package.full for too many that are still to come. */
export const addDepartures = (
  ctx: Ctx,
  { id, days, ...terms }: { id: string; days: string[] } & DepartureTerms,
): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    const { agencyId } = ctx
    await tx
      .insert(packageDepartures)
      .values([...new Set(days)].map((day) => ({ id: ctx.newId(), agencyId, packageId: id, day, ...terms })))
      .onConflictDoNothing()
    const coming = and(
      eq(packageDepartures.agencyId, agencyId),
      eq(packageDepartures.packageId, id),
      gt(packageDepartures.day, todayAt(ctx)),
    )
    if ((await tx.$count(packageDepartures, coming)) > packageLimits.departures) throw new AppError('package.full')
    await changePackage(tx, ctx, row)
    return describePackage(tx, ctx, id)
  })

interface Named {
  id: string
  departureId: string
}

/** Sets places, prices and sale of a departure. Throws access.not-found, and package.in-use for fewer places than are taken. */
export const changeDeparture = (ctx: Ctx, { id, departureId, ...terms }: Named & DepartureTerms): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    const { taken } = await lockDeparture(tx, ctx, { packageId: id, departureId })
    if (terms.places < taken) throw new AppError('package.in-use', { taken })
    await tx
      .update(packageDepartures)
      .set(terms)
      .where(and(eq(packageDepartures.agencyId, ctx.agencyId), eq(packageDepartures.id, departureId)))
    await changePackage(tx, ctx, row)
    return describePackage(tx, ctx, id)
  })

/** Removes a departure that nobody has booked. Throws access.not-found and package.in-use. */
export const removeDeparture = (ctx: Ctx, { id, departureId }: Named): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    await lockDeparture(tx, ctx, { packageId: id, departureId })
    const booked = and(eq(packageBookings.agencyId, ctx.agencyId), eq(packageBookings.departureId, departureId))
    // A departure that was booked once stays: its bookings tell what was sold.
    if ((await tx.$count(packageBookings, booked)) > 0) throw new AppError('package.in-use')
    await tx
      .delete(packageDepartures)
      .where(and(eq(packageDepartures.agencyId, ctx.agencyId), eq(packageDepartures.id, departureId)))
    await changePackage(tx, ctx, row)
    return describePackage(tx, ctx, id)
  })
