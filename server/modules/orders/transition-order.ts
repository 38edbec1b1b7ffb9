import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type OrderEvent, transition } from '#domain/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderEvents, orders } from '../../db/schema/index.ts'

export type Order = typeof orders.$inferSelect

/** Reads an order and keeps others from changing it until the transaction ends. */
export async function lockOrder(tx: Transaction, ctx: Ctx, orderId: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    .for('update')
  if (!order) throw new AppError('access.not-found')
  return order
}

/**
 * The only way an order's status changes: by an event of the table in domain/order-status.ts, on a locked row, with a line
 * in the order's history. `set` changes other columns in the same statement. Throws IllegalTransition.
 */
export async function transitionOrder(
  tx: Transaction,
  ctx: Ctx,
  change: { order: Order; event: OrderEvent; note?: string | null; set?: Partial<typeof orders.$inferInsert> },
): Promise<Order> {
  const { order, event } = change
  const status = transition(order.status, event)
  const [changed] = await tx
    .update(orders)
    .set({ ...change.set, status, statusAt: ctx.now() })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning()
  if (!changed) throw new Error('the order changed under its lock')
  await recordOrderEvent(tx, ctx, { orderId: order.id, event, from: order.status, to: status, note: change.note ?? null })
  return changed
}

/** A line in the order's history that changes no status when `from` and `to` are left out. */
export async function recordOrderEvent(
  tx: Transaction,
  ctx: Ctx,
  line: { orderId: string; event: string; from?: Order['status']; to?: Order['status']; note?: string | null },
): Promise<void> {
  await tx.insert(orderEvents).values({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    orderId: line.orderId,
    event: line.event,
    fromStatus: line.from ?? null,
    toStatus: line.to ?? null,
    actor: ctx.actor.name,
    note: line.note ?? null,
    at: ctx.now(),
  })
}
