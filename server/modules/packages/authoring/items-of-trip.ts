import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { packageLimits } from '#domain/packages/package-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { packageItems } from '../../../db/schema/index.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { type PlannedItemRow, readItemsOf, readTripRow } from '../../trips/trip-row.ts'

const isPossible = (item: PlannedItemRow): boolean => saleOf(item.product).onAnotherDay?.isPossible(item) ?? false

/**
 * Copies the items of a planned trip into a package. Throws access.forbidden for a role that sees no planned trips, access.not-found, package.full, and
 * package.not-together with the titles of what is in no package: a policy, which is sold to persons of an age, and a room that is paid at the property.
 */
export async function copyItemsOfTrip(
  tx: Transaction,
  ctx: Ctx,
  { packageId, currency, tripId }: { packageId: string; currency: string; tripId: string },
): Promise<void> {
  if (!actorMay(ctx, 'orders:write')) throw new AppError('access.forbidden')
  await readTripRow(tx, ctx, tripId)
  const planned = await readItemsOf(tx, ctx, tripId)
  const apart = planned.filter((item) => !isPossible(item) || item.waterfall.total.currency !== currency)
  if (apart.length > 0 || planned.length === 0)
    throw new AppError('package.not-together', {
      titles: apart.map((item) => saleOf(item.product).describeChoice(ctx, item).title),
    })
  const { agencyId } = ctx
  await tx.insert(packageItems).values(
    planned.map(({ product, search, offer, waterfall }) => ({
      id: ctx.newId(),
      agencyId,
      packageId,
      product,
      search,
      offer,
      waterfall,
      addedAt: ctx.now(),
    })),
  )
  const all = await tx.$count(packageItems, and(eq(packageItems.agencyId, agencyId), eq(packageItems.packageId, packageId)))
  if (all > packageLimits.items) throw new AppError('package.full')
}
