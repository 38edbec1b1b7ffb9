import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, checkouts, orders } from '../../db/schema/index.ts'

/** Locks the checkout that became this order, if there is one. Lock order: the checkout first, then the order, so that paying and settling never deadlock. */
export async function lockCheckoutOf(
  tx: Transaction,
  ctx: Ctx,
  orderId: string,
): Promise<typeof checkouts.$inferSelect | undefined> {
  const soldBy = tx
    .select({ id: checkoutItems.checkoutId })
    .from(checkoutItems)
    .innerJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), inArray(checkouts.id, soldBy)))
    .for('update')
  return row
}
