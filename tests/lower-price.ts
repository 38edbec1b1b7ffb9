import { eq } from 'drizzle-orm'
import { type Money, subtract } from '#domain/money/money.ts'
import { marginOf } from '#domain/money/pricing.ts'
import { orders } from '#server/db/schema/index.ts'
import type { TestApp } from './app.ts'

/** Subtracts NGN 1,000.00 from the markup of an unpaid order; returns the reduction. */
export async function lowerPrice({ system: { db } }: TestApp, id: string, by = 1_000_00): Promise<Money> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error('no order')
  const less = { amount: by, currency: order.currency }
  const lines = order.waterfall.lines.map((line) =>
    line.kind === 'markup' ? { ...line, amount: subtract(line.amount, less) } : line,
  )
  const waterfall = { ...order.waterfall, lines, total: subtract(order.waterfall.total, less) }
  await db
    .update(orders)
    .set({ waterfall, total: order.total - by, margin: marginOf(waterfall).amount })
    .where(eq(orders.id, id))
  return less
}
