import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { payments } from '../db/schema/index.ts'
import { isForOrder } from '../modules/ledger/payment-row.ts'

/** Ids of an order's payments. */
export async function paymentsOf(ctx: Ctx, orderId: string): Promise<string[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.agencyId, ctx.agencyId), isForOrder(tx, ctx, orderId))),
  )
  return rows.map((row) => row.id)
}
