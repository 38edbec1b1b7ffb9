import { and, eq } from 'drizzle-orm'
import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import { packageItems } from '../../../db/schema/index.ts'
import { describePackage } from '../describe-package.ts'
import { changePackage, readPackageRow } from '../package-row.ts'
import { copyItemsOfTrip } from './items-of-trip.ts'

/** Adds the items of a planned trip. Throws as `copyItemsOfTrip`. */
export const addTripItems = (ctx: Ctx, { id, tripId }: { id: string; tripId: string }): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    await copyItemsOfTrip(tx, ctx, { packageId: id, currency: row.currency, tripId })
    await changePackage(tx, ctx, row)
    return describePackage(tx, ctx, id)
  })

/** Removes an item; a margin that was on it alone is spread in proportion to cost. Throws access.not-found. */
export const removePackageItem = (ctx: Ctx, { id, itemId }: { id: string; itemId: string }): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    const removed = await tx
      .delete(packageItems)
      .where(and(eq(packageItems.agencyId, ctx.agencyId), eq(packageItems.packageId, id), eq(packageItems.id, itemId)))
      .returning({ id: packageItems.id })
    if (removed.length === 0) throw new AppError('access.not-found')
    const hadAll = row.price.spreadItem === itemId
    await changePackage(tx, ctx, row, hadAll ? { price: { ...row.price, spread: 'cost', spreadItem: null } } : {})
    return describePackage(tx, ctx, id)
  })
