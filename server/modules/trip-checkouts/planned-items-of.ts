import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems, plannedTrips, tripCheckouts } from '../../db/schema/index.ts'
import type { TripCheckoutRow } from './trip-checkout-row.ts'

/**
 * Removes what is paid from the planned trip. Throws trip.changed where an item is no longer in it: it was removed, or another checkout of the trip has
 * paid it.
 */
export async function leavePlannedTrip(tx: Transaction, ctx: Ctx, trip: TripCheckoutRow['trip']): Promise<void> {
  const { agencyId } = ctx
  const left = await tx
    .delete(plannedItems)
    .where(and(eq(plannedItems.agencyId, agencyId), inArray(plannedItems.id, trip.plannedItemIds)))
    .returning({ id: plannedItems.id })
  if (trip.plannedTripId && left.length < trip.plannedItemIds.length) throw new AppError('trip.changed')
  await setTaken(tx, ctx, trip)
}

const setTaken = (tx: Transaction, ctx: Ctx, { checkoutId }: TripCheckoutRow['trip']) =>
  tx
    .update(tripCheckouts)
    .set({ takenAt: ctx.now() })
    .where(and(eq(tripCheckouts.agencyId, ctx.agencyId), eq(tripCheckouts.checkoutId, checkoutId)))

/**
 * The money of a trip has arrived: removes its items from the planned trip, once. Returns the planned items that another checkout has paid in the
 * meantime. One that was removed by hand is bought, as it was paid.
 */
export async function takeFromPlannedTrip(
  tx: Transaction,
  ctx: Ctx,
  trip: TripCheckoutRow['trip'],
): Promise<ReadonlySet<string>> {
  const { agencyId } = ctx
  if (trip.takenAt) return new Set()
  if (trip.plannedTripId)
    // Payments of one planned trip take its items one after the other.
    await tx
      .select({ id: plannedTrips.id })
      .from(plannedTrips)
      .where(and(eq(plannedTrips.agencyId, agencyId), eq(plannedTrips.id, trip.plannedTripId)))
      .for('update')
  const taken = trip.plannedTripId
    ? await tx
        .select({ ids: tripCheckouts.plannedItemIds })
        .from(tripCheckouts)
        .where(
          and(
            eq(tripCheckouts.agencyId, agencyId),
            eq(tripCheckouts.plannedTripId, trip.plannedTripId),
            isNotNull(tripCheckouts.takenAt),
          ),
        )
    : []
  const present = await tx
    .delete(plannedItems)
    .where(and(eq(plannedItems.agencyId, agencyId), inArray(plannedItems.id, trip.plannedItemIds)))
    .returning({ id: plannedItems.id })
  await setTaken(tx, ctx, trip)
  const byOthers = new Set(taken.flatMap(({ ids }) => ids))
  return new Set(trip.plannedItemIds.filter((id) => byOthers.has(id) && !present.some((one) => one.id === id)))
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
