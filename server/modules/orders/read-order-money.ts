import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type OrderMoney, orderMoney } from '#domain/orders/order-money.ts'
import type { Payment } from '#domain/orders/settlement.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { paymentAllocations, payments, serviceRequests } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { isCancellation } from './cancellation/move-request.ts'
import type { Order } from './transition-order.ts'

export type Cancelled = typeof serviceRequests.$inferSelect & {
  /** What changes of the order returned before, in minor units. */
  returnedBefore: number
}

const cancellationOf = prepared((tx: Transaction) =>
  tx
    .select({ ...getTableColumns(serviceRequests), returnedBefore: returnedByChanges() })
    .from(serviceRequests)
    .where(and(isCancellation(sql.placeholder('agencyId')), eq(serviceRequests.orderId, sql.placeholder('orderId'))))
    .orderBy(desc(serviceRequests.createdAt))
    .limit(1)
    .prepare('cancellation'),
)

/** What changes of the order of a request returned or are returning. */
const returnedByChanges = () =>
  sql<number>`(select coalesce(sum(c.refund), 0) from service_requests c where c.order_id = service_requests.order_id
    and c.kind = 'change' and c.state in ('settling', 'done'))`.mapWith(Number)

/** The cancellation of an order; null without one. */
export async function readCancelled(tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<Cancelled | null> {
  const [row] = await cancellationOf(tx).execute({ agencyId, orderId })
  return row ?? null
}

/** Whether a payment is for a change that is being made: it has the id of the request as its idempotency key. */
export const paysOpenChange = () =>
  sql<boolean>`exists (select 1 from service_requests c where c.order_id = ${paymentAllocations.orderId} and c.kind = 'change'
    and c.state = 'confirmed' and c.id::text = ${payments.idempotencyKey})`

type Ids = readonly { id: string }[]

/** One array parameter for all ids: a parameter for each would exceed the limit. */
const isOneOf = (column: AnyPgColumn, orders: Ids): SQL => sql`${column} = any(${sql.param(orders.map(({ id }) => id))}::uuid[])`

/** The payments of each of these orders. */
export async function readPaymentsOf(tx: Transaction, ctx: Ctx, orders: Ids): Promise<Map<string, Payment[]>> {
  const rows = await tx
    .select({
      id: paymentAllocations.orderId,
      status: payments.status,
      amount: payments.amount,
      pays: paymentAllocations.amount,
      fee: paymentAllocations.fee,
      returned: paymentAllocations.returned,
      excessReturned: payments.excessReturned,
      isForChange: paysOpenChange(),
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(and(eq(payments.agencyId, ctx.agencyId), isOneOf(paymentAllocations.orderId, orders)))
  return Map.groupBy(rows, ({ id }) => id)
}

/** What each cancelled order returns in all, by its cancellation and by changes before, in minor units; orders that were not cancelled are omitted. */
export async function readRefundsOf(tx: Transaction, ctx: Ctx, orders: Ids): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: serviceRequests.orderId, refund: serviceRequests.refund, returnedBefore: returnedByChanges() })
    .from(serviceRequests)
    .where(and(isCancellation(ctx.agencyId), isOneOf(serviceRequests.orderId, orders)))
    .orderBy(serviceRequests.createdAt)
  return new Map(rows.map(({ id, refund, returnedBefore }) => [id, refund + returnedBefore]))
}

/** The money of an order, for every page, document and mail. */
export async function readOrderMoney(tx: Transaction, ctx: Ctx, order: Order): Promise<OrderMoney> {
  const [paidBy, cancelled] = await Promise.all([readPaymentsOf(tx, ctx, [order]), readCancelled(tx, ctx, order.id)])
  return moneyOf(ctx, order, { payments: paidBy.get(order.id) ?? [], cancelled })
}

export const moneyOf = (
  ctx: Ctx,
  order: Order,
  { payments: paidBy, cancelled }: { payments: Payment[]; cancelled: Cancelled | null },
): OrderMoney =>
  orderMoney({
    product: order.product,
    status: order.status,
    waterfall: order.waterfall,
    whole: saleOf(order.product).paidElsewhere(ctx, order),
    payments: paidBy,
    cancelled: cancelled && cancelled.refund + cancelled.returnedBefore,
  })
