import { AppError } from '#domain/errors.ts'
import { heldPrice } from '#domain/money/held-price.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import { askSupplier } from '../ask-supplier.ts'
import { lockOrder, type Order } from '../transition-order.ts'
import { followDeadline } from './hold-deadline.job.ts'
import { lapseHold } from './lapse-hold.ts'

const paid: ReadonlySet<OrderStatus> = new Set([
  'CustomerPaid',
  'Paid',
  'PendingTicketIssue',
  'AwaitingAdmin',
  'Booked',
  'Issued',
])
const over: ReadonlySet<OrderStatus> = new Set(['Expired', 'AutoCanceled', 'Cancelled'])

/** True when a held order is already paid: paying again never creates a second payment. Throws order.hold-lapsed and order.illegal-transition. */
export function isPaid({ status }: Pick<Order, 'status'>): boolean {
  if (status === 'Not Paid') return false
  if (paid.has(status)) return true
  throw new AppError(over.has(status) ? 'order.hold-lapsed' : 'order.illegal-transition', { status })
}

/**
 * Asks the supplier, outside any transaction, before money moves. Returns the price that it asks for now, without a payment fee; null when the
 * order is paid already. A hold that has ended ends the order. Throws order.hold-lapsed and supplier.unavailable.
 */
export async function checkHold(ctx: Ctx, orderId: string): Promise<PriceWaterfall | null> {
  const order = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
  if (isPaid(order)) return null
  const answer = await askSupplier(ctx, order)
  if (!answer) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const isAlive = answer.status === 'held' && (answer.payBy === null || new Date(answer.payBy) > ctx.now())
  if (!isAlive && answer.status !== 'held' && answer.status !== 'cancelled' && answer.status !== 'failed')
    throw new AppError('order.illegal-transition', { status: answer.status })
  await ctx.tx(async (tx) => {
    const locked = await lockOrder(tx, ctx, orderId)
    if (!isAlive) await lapseHold(tx, ctx, locked)
    else if (locked.status === 'Not Paid') await followDeadline(tx, ctx, { order: locked, answer })
  })
  if (!isAlive) throw new AppError('order.hold-lapsed')
  return heldPrice(order.waterfall, answer.total ?? supplierPrice(order.waterfall))
}
