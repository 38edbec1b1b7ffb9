import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderLink } from '#contract/base/order-base.ts'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { checkoutItems, orders } from '../../db/schema/index.ts'
import { isOwnOrder } from '../access/is-own.ts'
import { lockOrder, type Order } from './transition-order.ts'

/**
 * The order below, locked: it cannot end before the order on top is stored. Throws access.not-found for one that the buyer may not see, and
 * order.illegal-transition for one that is not sold or is ending.
 */
export async function lockBelow(tx: Transaction, ctx: Ctx, orderId: string): Promise<Order> {
  const below = await lockOrder(tx, ctx, orderId)
  const { status, soldAt } = below
  if (!soldAt || isOver(status) || status === 'TicketCancelationRequested')
    throw new AppError('order.illegal-transition', { status })
  return below
}

const onTopOf = prepared((tx: Transaction) =>
  tx
    .select({ order: orders })
    .from(checkoutItems)
    .innerJoin(orders, eq(orders.checkoutItemId, checkoutItems.id))
    .where(
      and(
        eq(checkoutItems.agencyId, sql.placeholder('agencyId')),
        eq(checkoutItems.onOrder, sql.placeholder('id')),
        isNotNull(orders.soldAt),
      ),
    )
    .orderBy(asc(orders.number))
    .prepare('orders_on_top'),
)

/** The sold orders on top of this one, in sequence. */
export async function readOnTop(tx: Transaction, { agencyId }: Ctx, { id }: Pick<Order, 'id'>): Promise<Order[]> {
  const rows = await onTopOf(tx).execute({ agencyId, id })
  return rows.map(({ order }) => order)
}

const sold = alias(orders, 'sold')
const orderBelow = prepared((tx: Transaction) =>
  tx
    .select({ order: orders })
    .from(sold)
    .innerJoin(checkoutItems, eq(checkoutItems.id, sold.checkoutItemId))
    .innerJoin(orders, eq(orders.id, checkoutItems.onOrder))
    .where(and(eq(sold.agencyId, sql.placeholder('agencyId')), eq(sold.id, sql.placeholder('id'))))
    .prepare('order_below'),
)

export const orderLink = (order: Order): OrderLink => ({
  id: order.id,
  number: formatOrderNumber(order),
  product: order.product,
  status: order.status,
  title: order.title,
})

/** The orders on top of this one and below it that the visitor may see, for the order's page. */
export async function linkOrders(
  tx: Transaction,
  ctx: Ctx,
  id: string,
): Promise<{ onTop: OrderLink[]; below: OrderLink | null }> {
  const { agencyId } = ctx
  const [onTop, below] = await Promise.all([readOnTop(tx, ctx, { id }), orderBelow(tx).execute({ agencyId, id })])
  const links = (found: readonly Order[]) => found.filter((one) => isOwnOrder(ctx, one)).map(orderLink)
  return { onTop: links(onTop), below: links(below.map(({ order }) => order))[0] ?? null }
}
