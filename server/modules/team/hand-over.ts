import { and, eq, notInArray } from 'drizzle-orm'
import { isOver, type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders } from '../../db/schema/index.ts'
import { writeOrderEvents } from '../orders/transition-order.ts'

/** An order in one of them needs nobody: it is issued, or it is over. */
export const settledStatuses: OrderStatus[] = orderStatuses.filter((status) => status === 'Issued' || isOver(status))

interface Person {
  userId: string
  name: string
}

/** Gives the open orders of one member to another, with a line in the history of each. Returns how many. */
export async function handOver(tx: Transaction, ctx: Ctx, { from, to }: { from: Person; to: Person }): Promise<number> {
  const moved = await tx
    .update(orders)
    .set({ createdBy: to.userId })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.createdBy, from.userId), notInArray(orders.status, settledStatuses)))
    .returning({ id: orders.id })
  const note = `Handed over from ${from.name} to ${to.name}`
  if (moved.length > 0)
    await writeOrderEvents(
      tx,
      ctx,
      moved.map(({ id }) => ({ orderId: id, event: 'note', note })),
    )
  return moved.length
}
