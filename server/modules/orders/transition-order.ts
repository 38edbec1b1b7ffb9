import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type OrderEvent, transition } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orderEvents, orders } from '../../db/schema/index.ts'
import { sendWithCommit } from '../../db/tenant-transaction.ts'
import { changeOneTogether } from '../../db/write-together.ts'
import { isOwnOrder } from '../access/is-own.ts'

export type { Order }

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(tx: Transaction, ctx: Ctx, orderId: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
    .for('update')
  if (!order || !isOwnOrder(ctx, order)) throw new AppError('access.not-found')
  return order
}

/** Gives a locked order another idempotency key: its next request or payment is another call. */
export async function setOrderKey(tx: Transaction, ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<void> {
  await tx
    .update(orders)
    .set({ payKey: ctx.newId() })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, id)))
}

/** The columns that a transition reads. */
type Changing = Pick<Order, 'id' | 'status' | 'soldAt'>

interface Change<O> {
  order: O
  note?: string | null
  /** Other columns, changed in the same statement. */
  set?: Partial<Order>
}

/**
 * The only way an order's status changes: by an event of the table in domain/orders/order-status.ts, on a locked row, with a line
 * in the order's history. Throws IllegalTransition.
 */
export const transitionOrder = <O extends Changing>(
  tx: Transaction,
  ctx: Ctx,
  change: Change<O> & { event: OrderEvent },
): Promise<O> => passThrough(tx, ctx, { ...change, events: [change.event] })

/** An order is sold once it is paid, or issued without a payment. */
const sales: ReadonlySet<OrderEvent> = new Set(['wallet-paid', 'customer-paid', 'nothing-due', 'documents-issued'])

/** Several events at once: a line in the history for each, the note with the first, and the status after the last. */
export async function passThrough<O extends Changing>(
  tx: Transaction,
  ctx: Ctx,
  change: Change<O> & { events: readonly OrderEvent[] },
): Promise<O> {
  const { order, note = null } = change
  const lines: Line[] = []
  let status = order.status
  for (const event of change.events) {
    const from = status
    status = transition(from, event)
    lines.push({ orderId: order.id, event, from, to: status, note: lines.length === 0 ? note : null })
  }
  const soldAt = order.soldAt ?? (change.events.some((event) => sales.has(event)) ? ctx.now() : null)
  const set = { ...change.set, status, statusAt: ctx.now(), soldAt }
  const update = tx
    .update(orders)
    .set(set)
    // A change of a locked order by another transaction would be a bug; then no row is updated, and the transaction fails.
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id })
  await sendWithCommit(tx, [changeOneTogether(tx, [update, writeOrderEvents(tx, ctx, lines)])])
  return { ...order, ...set }
}

interface Line {
  orderId: string
  event: string
  from?: Order['status']
  to?: Order['status']
  note?: string | null
}

/** Adds a line to the order's history; without `from` and `to` it changes no status. */
export async function recordOrderEvent(tx: Transaction, ctx: Ctx, line: Line): Promise<void> {
  await writeOrderEvents(tx, ctx, [line])
}

/** The statement that writes lines of the history in sequence. */
export const writeOrderEvents = (tx: Transaction, ctx: Ctx, lines: readonly Line[]) =>
  tx.insert(orderEvents).values(
    lines.map((line) => ({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId: line.orderId,
      event: line.event,
      fromStatus: line.from ?? null,
      toStatus: line.to ?? null,
      actor: ctx.actor.name,
      note: line.note ?? null,
      at: ctx.now(),
    })),
  )
