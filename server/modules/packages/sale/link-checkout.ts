import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import { checkouts, packageBookings, tripCheckouts } from '../../../db/schema/index.ts'
import { readCheckoutRow } from '../../checkouts/checkout-row.ts'
import type { PackageRecord } from '../package-row.ts'

interface Link {
  row: Pick<PackageRecord, 'id' | 'name'>
  bookingId: string
  checkoutId: string
}

/** The checkout becomes one of a trip, reviewed because its prices were asked for now, and has the held places for as long as it is open. */
export const linkCheckout = (ctx: Ctx, { row: { id: packageId, name }, bookingId, checkoutId }: Link): Promise<void> =>
  ctx.tx(async (tx) => {
    const { agencyId } = ctx
    const { expiresAt } = await readCheckoutRow(tx, ctx, checkoutId, 'lock')
    await tx.insert(tripCheckouts).values({ checkoutId, agencyId, plannedTripId: null, plannedItemIds: [], packageId, name })
    await tx
      .update(checkouts)
      .set({ reviewedAt: ctx.now() })
      .where(and(eq(checkouts.agencyId, agencyId), eq(checkouts.id, checkoutId)))
    await tx
      .update(packageBookings)
      .set({ checkoutId, heldUntil: expiresAt })
      .where(and(eq(packageBookings.agencyId, agencyId), eq(packageBookings.id, bookingId)))
  })
