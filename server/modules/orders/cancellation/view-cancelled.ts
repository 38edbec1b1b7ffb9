import type { OrderCancelled } from '#contract/base/order-base.ts'
import { money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Cancelled } from '../read-order-money.ts'
import type { Order } from '../transition-order.ts'
import { walletChange } from './refund-of.ts'

interface Paying {
  method: string
  /** Of the order's price, in minor units. */
  pays: number
}

/** The refund of a cancelled order, for the payments that paid it; null for an order that was not cancelled. */
export function viewCancelled(
  ctx: Ctx,
  order: Order,
  { cancelled, paying }: { cancelled: Cancelled | null; paying: readonly Paying[] },
): OrderCancelled | null {
  if (!cancelled) return null
  const refund = money(cancelled.refund, order.currency)
  const supplierRefund = cancelled.supplierRefund ?? zero(order.waterfall.net.currency)
  // What was paid otherwise is returned first.
  const others = paying.reduce((sum, { method, pays }) => sum + (method === 'card' ? 0 : pays), 0)
  const cardOf = (returned: number) => Math.max(0, returned - others)
  const before = cancelled.returnedBefore
  const byCard = money(cardOf(before + cancelled.refund) - cardOf(before), order.currency)
  return {
    at: (cancelled.settledAt ?? cancelled.createdAt).toISOString(),
    penalty: money(cancelled.penalty, order.currency),
    refund,
    wallet: walletChange(ctx, { order, supplierRefund, byCard }),
  }
}
