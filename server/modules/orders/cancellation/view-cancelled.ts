import type { OrderCancelled } from '#contract/base/order-base.ts'
import { money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { StoredPayment } from '../../ledger/payment-row.ts'
import type { Cancelled } from '../read-order-money.ts'
import type { Order } from '../transition-order.ts'
import { walletChange } from './refund-of.ts'

/** The refund of a cancelled order, for the payment `payment`; null for an order that was not cancelled. */
export function viewCancelled(
  ctx: Ctx,
  order: Order,
  { cancelled, payment }: { cancelled: Cancelled | null; payment: StoredPayment | null },
): OrderCancelled | null {
  if (!cancelled) return null
  const refund = money(cancelled.refund, order.currency)
  const supplierRefund = cancelled.supplierRefund ?? zero(order.waterfall.net.currency)
  return {
    at: (cancelled.settledAt ?? cancelled.createdAt).toISOString(),
    penalty: money(cancelled.penalty, order.currency),
    refund,
    wallet: walletChange(ctx, { order, supplierRefund, refund, payment }),
  }
}
