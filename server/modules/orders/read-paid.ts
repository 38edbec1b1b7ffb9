import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'

/** What was paid for an order and has not gone back, in minor units of its currency. */
export async function readPaid(tx: Transaction, ctx: Ctx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ paid: sql<string | null>`sum(${payments.amount} - ${payments.returned})` })
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
  return Number(row?.paid ?? 0)
}
