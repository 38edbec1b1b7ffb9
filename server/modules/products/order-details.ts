import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orderDetails } from '../../db/schema/index.ts'

/** A product's stored details of an order, to be parsed by the product's schema; an empty object where there are none. */
export async function readDetails(tx: Transaction, ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<unknown> {
  const [row] = await tx
    .select({ details: orderDetails.details })
    .from(orderDetails)
    .where(and(eq(orderDetails.agencyId, ctx.agencyId), eq(orderDetails.orderId, id)))
  return row?.details ?? {}
}

/** Updates these fields; the others do not change. */
export async function storeDetails(
  tx: Transaction,
  ctx: Ctx,
  { order, details }: { order: Pick<Order, 'id' | 'product'>; details: Record<string, unknown> },
): Promise<void> {
  await tx
    .insert(orderDetails)
    .values({ orderId: order.id, agencyId: ctx.agencyId, product: order.product, details })
    .onConflictDoUpdate({
      target: orderDetails.orderId,
      set: { details: sql`${orderDetails.details} || excluded.details` },
      setWhere: eq(orderDetails.agencyId, ctx.agencyId),
    })
}
