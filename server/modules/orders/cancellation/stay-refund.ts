import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, subtract, zero } from '#domain/money.ts'
import { atRate } from '#domain/pricing.ts'
import { type Refund, refundAt } from '#domain/stays/pricing.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import type { PaymentRow } from '../../ledger/payment-row.ts'
import { type StayOrderRow, stayOrder } from '../../products/order-of-product.ts'
import type { Order } from '../transition-order.ts'

/** What cancelling a confirmed stay gives now. Throws order.illegal-transition for any other status and access.not-found for another product. */
export function stayRefund(ctx: Ctx, order: Order): { order: StayOrderRow; refund: Refund } {
  const stay = stayOrder(order)
  if (stay.status !== 'Issued') throw new AppError('order.illegal-transition', { status: stay.status })
  return { order: stay, refund: refundAt(stay.itinerary.rate, stay.waterfall, ctx.now()) }
}

/** What a cancellation changes the wallet by: the supplier's part comes in, what a card gets back goes out. Null for who may not see margin. */
export function walletChange(
  ctx: Ctx,
  { order, supplierRefund, refund, payment }: { order: Order; supplierRefund: Money; refund: Money; payment: PaymentRow | null },
): Money | null {
  if (!actorMay(ctx, 'margin:read')) return null
  return subtract(atRate(supplierRefund, order.waterfall), payment?.method === 'card' ? refund : zero(order.currency))
}

/** The payment that pays the order; null where nothing was charged. */
export async function paidBy(tx: Transaction, ctx: Ctx, orderId: string): Promise<PaymentRow | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
    .orderBy(asc(payments.createdAt))
    .limit(1)
  return payment ?? null
}
