import { AppError } from '#domain/errors.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { noLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { isExpired, priceOf, readCheckoutRow, soleItem, updateItem } from '../../checkouts/checkout-row.ts'
import { waitsForOther } from '../../checkouts/payable.ts'
import { isWithin } from '../../limits/is-within.ts'
import { lockOrder } from '../../orders/transition-order.ts'
import { recordChoice } from './record-choice.ts'

/**
 * A policy is what was decided in the checkout of a booking. A booking that has become an order in the meantime takes it too, and its buyer pays it:
 * the booking's payment page did not name it. Throws checkout.expired for a checkout that became none, and order.illegal-transition for an order that
 * has ended.
 */
export async function chooseWithBooking(
  tx: Transaction,
  ctx: Ctx,
  { checkoutId, policyCheckoutId }: { checkoutId: string; policyCheckoutId: string },
): Promise<void> {
  // Locked first, as the job that buys the policy does: the choice is recorded before that job reads it, or the order is confirmed here.
  const booking = await readCheckoutRow(tx, ctx, checkoutId, 'lock')
  const { orderId } = soleItem(booking)
  const isOrdered = booking.state === 'done' && orderId !== null
  if (booking.state === 'gone' || (booking.state === 'open' && isExpired(ctx, booking))) throw new AppError('checkout.expired')
  const row = await readCheckoutRow(tx, ctx, policyCheckoutId, 'lock')
  if (isOrdered) {
    const { status } = await lockOrder(tx, ctx, orderId)
    if (isOver(status)) throw new AppError('order.illegal-transition', { status })
    const item = soleItem(row)
    if (status === 'Issued' && waitsForOther(row, item)) await updateItem(tx, ctx, row, { id: item.id, onOrder: orderId })
  }
  const { userId, limits = noLimits } = ctx.actor
  const needsNoApproval = userId !== null && isWithin(ctx, limits, { action: 'pay-checkout', amount: priceOf(row) })
  await recordChoice(tx, ctx, { checkoutId, choice: 'policy', policyCheckoutId, paysFromWallet: needsNoApproval && !isOrdered })
}
