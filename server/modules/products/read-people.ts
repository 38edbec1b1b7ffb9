import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderPeople } from '../../db/schema/index.ts'

export type OrderPerson = typeof orderPeople.$inferSelect

/** Who an order is for, in the order in which they were entered. */
export const readPeople = (tx: Transaction, ctx: Ctx, orderId: string): Promise<OrderPerson[]> =>
  tx
    .select()
    .from(orderPeople)
    .where(and(eq(orderPeople.agencyId, ctx.agencyId), eq(orderPeople.orderId, orderId)))
    .orderBy(asc(orderPeople.position))
