import { and, eq } from 'drizzle-orm'
import type { Reservation } from '#domain/orders/reservation.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, type Order } from '../../db/schema/index.ts'

/** The supplier's reservation for an order that is about to be booked; null without one. */
export async function readReservation(
  tx: Transaction,
  ctx: Ctx,
  { checkoutItemId }: Pick<Order, 'checkoutItemId'>,
): Promise<Reservation | null> {
  if (!checkoutItemId) return null
  const [item] = await tx
    .select({ reservation: checkoutItems.reservation })
    .from(checkoutItems)
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, checkoutItemId)))
  return item?.reservation?.state === 'held' ? item.reservation : null
}
