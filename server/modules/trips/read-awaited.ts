import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, checkouts, orders, paymentAllocations, payments, tripCheckouts } from '../../db/schema/index.ts'
import { ofReader } from './read-booked.ts'

/** The checkout of a planned trip whose last payment at the gateway is pending: paying the trip again would pay it twice. */
export async function readAwaited(tx: Transaction, ctx: Ctx, tripId: string): Promise<string | null> {
  const part = alias(payments, 'part')
  const [found] = await tx
    .select({ id: tripCheckouts.checkoutId })
    .from(tripCheckouts)
    .innerJoin(checkouts, eq(checkouts.id, tripCheckouts.checkoutId))
    .innerJoin(checkoutItems, eq(checkoutItems.checkoutId, checkouts.id))
    .innerJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .innerJoin(paymentAllocations, eq(paymentAllocations.orderId, orders.id))
    .innerJoin(part, eq(part.id, paymentAllocations.paymentId))
    .innerJoin(payments, eq(payments.id, part.partOf))
    .where(
      and(
        eq(tripCheckouts.agencyId, ctx.agencyId),
        eq(tripCheckouts.plannedTripId, tripId),
        eq(payments.status, 'pending'),
        ofReader(ctx),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return found?.id ?? null
}
