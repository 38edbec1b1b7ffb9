import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import type { Seller } from '../seller.ts'

const MOST = 200

interface Wanted {
  seller: Seller
  resellerReference?: string | null
  supplierReference?: string | null
}

/** The bookings of a seller with a reference, the newest first. */
export const listOwnBookings = (tx: Transaction, ctx: Ctx, { seller, resellerReference, supplierReference }: Wanted) =>
  tx
    .select()
    .from(tourOwnBookings)
    .where(
      and(
        eq(tourOwnBookings.agencyId, ctx.agencyId),
        eq(tourOwnBookings.sellerId, seller.id),
        resellerReference ? eq(tourOwnBookings.resellerReference, resellerReference) : undefined,
        supplierReference ? eq(tourOwnBookings.reference, supplierReference) : undefined,
      ),
    )
    .orderBy(desc(tourOwnBookings.createdAt))
    .limit(MOST)
