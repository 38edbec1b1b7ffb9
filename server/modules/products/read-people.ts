import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { orderPeople } from '../../db/schema/index.ts'

export type OrderPerson = typeof orderPeople.$inferSelect

/** The people of an order, in the order in which they were entered. */
export const readPeople = (tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<OrderPerson[]> =>
  peopleOfOrder(tx).execute({ agencyId, orderId })

const peopleOfOrder = prepared((tx: Transaction) =>
  tx
    .select()
    .from(orderPeople)
    .where(and(eq(orderPeople.agencyId, sql.placeholder('agencyId')), eq(orderPeople.orderId, sql.placeholder('orderId'))))
    .orderBy(asc(orderPeople.position))
    .prepare('order_people'),
)
