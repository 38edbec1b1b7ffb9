import type { OrderCancelled } from '#contract/orders/order-base.ts'
import { money, zero } from '#domain/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { readCancelled } from '../read-order-money.ts'
import type { Order } from '../transition-order.ts'
import { paidBy, walletChange } from './refund-of.ts'

/** What cancelling an order gave; null where it was not cancelled. */
export async function viewCancelled(tx: Transaction, ctx: Ctx, order: Order): Promise<OrderCancelled | null> {
  const cancelled = await readCancelled(tx, ctx, order.id)
  if (!cancelled) return null
  const refund = money(cancelled.refund, order.currency)
  const supplierRefund = cancelled.supplierRefund ?? zero(order.waterfall.net.currency)
  return {
    at: (cancelled.settledAt ?? cancelled.createdAt).toISOString(),
    penalty: money(cancelled.penalty, order.currency),
    refund,
    wallet: walletChange(ctx, { order, supplierRefund, refund, payment: await paidBy(tx, ctx, order.id) }),
  }
}
