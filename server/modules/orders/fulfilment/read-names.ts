import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orderGuests, orderTravellers } from '../../../db/schema/index.ts'
import type { Order } from '../transition-order.ts'

/** The names an order is found by: its travellers' or guests'. */
export function readNames(tx: Transaction, ctx: Ctx, order: Pick<Order, 'id' | 'product'>) {
  const people = order.product === 'stay' ? orderGuests : orderTravellers
  return tx
    .select({ givenName: people.givenName, familyName: people.familyName })
    .from(people)
    .where(and(eq(people.agencyId, ctx.agencyId), eq(people.orderId, order.id)))
}
