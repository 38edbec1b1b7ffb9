import { and, eq } from 'drizzle-orm'
import { marginOf } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import type { Order } from './transition-order.ts'

/** Gives a locked order that nobody has paid another price: what its supplier asks for now. */
export async function setOrderPrice(
  tx: Transaction,
  ctx: Ctx,
  input: { order: Order; waterfall: PriceWaterfall },
): Promise<Order> {
  const { order, waterfall } = input
  const [changed] = await tx
    .update(orders)
    .set({ waterfall, total: waterfall.total.amount, margin: marginOf(waterfall).amount })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
    .returning()
  if (!changed) throw new Error('the order is gone')
  return changed
}
