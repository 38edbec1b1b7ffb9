import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, money, subtract } from '#domain/money/money.ts'
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

/** The wallet's change by a cancellation: plus the supplier's refund, minus what is refunded to a card. Null for those who may not see margin. */
export function walletChange(
  ctx: Ctx,
  { order, supplierRefund, byCard }: { order: Order; supplierRefund: Money; byCard: Money },
): Money | null {
  if (!actorMay(ctx, 'margin:read')) return null
  return subtract(atRate(supplierRefund, order.waterfall), byCard)
}

export type PaysOrder = StoredPayment & {
  /** What it still pays of the order's price. */
  left: Money
  /** What was returned of it before, in minor units. */
  returned: number
}

/** The payments that pay the order, the newest first, excluding those that are to be refunded; several after a change that cost more. */
export async function readPaying(tx: Transaction, ctx: Ctx, orderId: string): Promise<PaysOrder[]> {
  const rows = await tx
    .select({ payment: getTableColumns(payments), pays: paymentAllocations.amount, returned: paymentAllocations.returned })
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
    .orderBy(desc(payments.createdAt))
  return rows.map(({ payment, pays, returned }) => ({
    ...payment,
    returned,
    left: money(Math.max(0, pays - returned), payment.currency),
  }))
}

/** The first payment that pays the order; null where nothing was charged. */
export const paidBy = async (tx: Transaction, ctx: Ctx, orderId: string): Promise<StoredPayment | null> =>
  (await readPaying(tx, ctx, orderId)).at(-1) ?? null
