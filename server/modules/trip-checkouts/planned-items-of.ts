import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems } from '../../db/schema/index.ts'
import type { TripCheckoutRow } from './trip-checkout-row.ts'

/**
 * Removes what is paid from the planned trip. Throws trip.changed where an item is no longer in it: it was removed, or another checkout of the trip has
 * paid it.
 */
export async function leavePlannedTrip(tx: Transaction, { agencyId }: Ctx, trip: TripCheckoutRow['trip']): Promise<void> {
  const left = await tx
    .delete(plannedItems)
    .where(and(eq(plannedItems.agencyId, agencyId), inArray(plannedItems.id, trip.plannedItemIds)))
    .returning({ id: plannedItems.id })
  if (trip.plannedTripId && left.length < trip.plannedItemIds.length) throw new AppError('trip.changed')
}

/** Puts the item of an order that was not booked back into the planned trip; nothing where the trip was deleted. */
export async function returnToPlannedTrip(
  tx: Transaction,
  ctx: Ctx,
  { row, trip, orderId }: TripCheckoutRow & { orderId: string },
): Promise<void> {
  const item = row.items.find((one) => one.orderId === orderId)
  const id = item && trip.plannedItemIds[item.position]
  if (!id || !trip.plannedTripId) return
  const { product, search, offer, waterfall } = item
  await tx
    .insert(plannedItems)
    .values({
      id,
      agencyId: ctx.agencyId,
      tripId: trip.plannedTripId,
      product,
      search,
      offer,
      waterfall,
      addedAt: ctx.now(),
      pricedAt: row.reviewedAt ?? row.createdAt,
    })
    .onConflictDoNothing()
}
