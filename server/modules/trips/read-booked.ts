import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, checkouts, orders, tripCheckouts } from '../../db/schema/index.ts'

/** What was paid from a planned trip, by checkout, the latest first. */
export async function readBooked(tx: Transaction, ctx: Ctx, tripId: string): Promise<PlannedTrip['booked']> {
  const rows = await tx
    .select({ id: tripCheckouts.checkoutId, title: orders.title, soldAt: orders.soldAt })
    .from(tripCheckouts)
    .innerJoin(checkouts, eq(checkouts.id, tripCheckouts.checkoutId))
    .innerJoin(checkoutItems, eq(checkoutItems.checkoutId, tripCheckouts.checkoutId))
    .innerJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .where(
      and(
        eq(tripCheckouts.agencyId, ctx.agencyId),
        eq(tripCheckouts.plannedTripId, tripId),
        isNotNull(orders.soldAt),
        ofReader(ctx),
      ),
    )
    .orderBy(desc(orders.soldAt), asc(checkoutItems.position))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, sold]) => ({
    id,
    titles: sold.map(({ title }) => title),
    paidAt: sold[0]?.soldAt?.toISOString() ?? '',
  }))
}

/** The checkouts that the actor reaches: a visitor those of this browser. */
export function ofReader({ actor: { role, shopper } }: Ctx): SQL | undefined {
  if (role !== 'customer') return undefined
  return shopper?.visitorId ? eq(checkouts.visitorId, shopper.visitorId) : sql`false`
}
