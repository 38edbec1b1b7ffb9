import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { OrderLink } from '#contract/orders/order-base.ts'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, orders } from '../../db/schema/index.ts'
import { isOwnOrder } from '../access/is-own.ts'
import { lockOrder, type Order } from './transition-order.ts'

/**
 * The order that another one is sold on top of, locked: it does not end before that one is stored. Throws access.not-found for one that the buyer may not
 * see, and order.illegal-transition for one that is not sold or is ending.
 */
export async function lockBelow(tx: Transaction, ctx: Ctx, orderId: string): Promise<Order> {
  const below = await lockOrder(tx, ctx, orderId)
  const { status, soldAt } = below
  if (!soldAt || isOver(status) || status === 'TicketCancelationRequested')
    throw new AppError('order.illegal-transition', { status })
  return below
}

/** The sold orders on top of this one, in their order. */
export async function readOnTop(tx: Transaction, ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<Order[]> {
  const rows = await tx
    .select({ order: orders })
    .from(checkoutItems)
    .innerJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.onOrder, id), isNotNull(orders.soldAt)))
    .orderBy(asc(orders.number))
  return rows.map(({ order }) => order)
}

/** The order below one that is sold on top of another. */
async function readBelow(tx: Transaction, ctx: Ctx, { checkoutItemId }: Order): Promise<Order | null> {
  if (!checkoutItemId) return null
  const [row] = await tx
    .select({ order: orders })
    .from(checkoutItems)
    .innerJoin(orders, eq(orders.id, checkoutItems.onOrder))
    .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, checkoutItemId)))
  return row?.order ?? null
}

export const orderLink = (order: Order): OrderLink => ({
  id: order.id,
  number: formatOrderNumber(order),
  product: order.product,
  status: order.status,
  title: order.title,
})

/** What an order's page says of the orders on top of it and below it, of those that the visitor may see. */
export async function linkOrders(
  tx: Transaction,
  ctx: Ctx,
  order: Order,
): Promise<{ onTop: OrderLink[]; below: OrderLink | null }> {
  const onTop = await readOnTop(tx, ctx, order)
  const below = await readBelow(tx, ctx, order)
  const links = (found: readonly Order[]) => found.filter((one) => isOwnOrder(ctx, one)).map(orderLink)
  return { onTop: links(onTop), below: links(below ? [below] : [])[0] ?? null }
}
