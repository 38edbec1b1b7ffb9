import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts } from '../../db/schema/index.ts'
import type { CheckoutRow } from '../products/checkout-of-product.ts'

/**
 * Locks the checkout that became this order; none for an order without one. Who changes both locks the checkout first, then the order:
 * paying and settling never wait for each other.
 */
export async function lockCheckoutOf(tx: Transaction, ctx: Ctx, orderId: string): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.orderId, orderId)))
    .for('update')
  return row
}
