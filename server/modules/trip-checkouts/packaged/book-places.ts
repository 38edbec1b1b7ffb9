import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { packageBookings } from '../../../db/schema/index.ts'

/**
 * The places of a package are booked from the payment on: from then its orders decide about them, and no longer the time until which they are held. Throws
 * checkout.expired where they were released meanwhile.
 */
export async function bookPlaces(tx: Transaction, ctx: Ctx, checkoutId: string): Promise<void> {
  const booked = await tx
    .update(packageBookings)
    .set({ state: 'booked' })
    .where(
      and(
        eq(packageBookings.agencyId, ctx.agencyId),
        eq(packageBookings.checkoutId, checkoutId),
        inArray(packageBookings.state, ['held', 'booked']),
      ),
    )
    .returning({ id: packageBookings.id })
  if (booked.length === 0) throw new AppError('checkout.expired')
}

/** The places of a checkout that is closed before it is paid. */
export const releasePlaces = (tx: Transaction, ctx: Ctx, checkoutId: string) =>
  tx
    .update(packageBookings)
    .set({ state: 'released' })
    .where(
      and(
        eq(packageBookings.agencyId, ctx.agencyId),
        eq(packageBookings.checkoutId, checkoutId),
        eq(packageBookings.state, 'held'),
      ),
    )
