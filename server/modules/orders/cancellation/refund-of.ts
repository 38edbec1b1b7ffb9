import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, subtract, zero } from '#domain/money/money.ts'
import { atRate } from '#domain/money/pricing.ts'
import type { Refund } from '#domain/orders/refund.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { paymentAllocations, payments } from '../../../db/schema/index.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import type { StoredPayment } from '../../ledger/payment-row.ts'
import type { ProductCancellation } from '../../products/product-fulfilment.ts'
import type { Order } from '../transition-order.ts'

/**
 * The refund of cancelling a confirmed order now. Throws order.illegal-transition for any other status, and access.not-found for a product that
 * cannot be cancelled.
 */
export function refundOf(ctx: Ctx, order: Order): { cancellation: ProductCancellation; refund: Refund } {
  const { cancellation } = fulfilmentOf(order)
  if (!cancellation) throw new AppError('access.not-found')
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  return { cancellation, refund: cancellation.refundAt(order, ctx.now()) }
}

/** The wallet's change by a cancellation: plus the supplier's refund, minus a refund to a card. Null for those who may not see margin. */
export function walletChange(
  ctx: Ctx,
  {
    order,
    supplierRefund,
    refund,
    payment,
  }: { order: Order; supplierRefund: Money; refund: Money; payment: StoredPayment | null },
): Money | null {
  if (!actorMay(ctx, 'margin:read')) return null
  return subtract(atRate(supplierRefund, order.waterfall), payment?.method === 'card' ? refund : zero(order.currency))
}

/** The payment that pays the order, excluding one that is to be refunded; null where nothing was charged. */
export async function paidBy(tx: Transaction, ctx: Ctx, orderId: string): Promise<StoredPayment | null> {
  const [payment] = await tx
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(
      and(
        eq(payments.agencyId, ctx.agencyId),
        eq(payments.status, 'succeeded'),
        eq(paymentAllocations.orderId, orderId),
        gt(paymentAllocations.amount, 0),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(1)
  return payment ?? null
}
